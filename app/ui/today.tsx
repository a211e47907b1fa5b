import { type Numerals, yearText } from "../lib/count-text";
import { formatDate } from "../lib/format-date";
import { useHydrated } from "./use-hydrated";

type Props = Numerals & { builtAt: string; format: "year" | "date" };

/** Shows the date or year: in the HTML that of the build (`builtAt`, ISO 8601), after hydration that of the visitor. */
export function Today(props: Props) {
  const date = useHydrated() ? new Date() : new Date(props.builtAt);
  if (props.format === "date") return formatDate(date, props.locale);
  return yearText(date.getUTCFullYear(), props);
}

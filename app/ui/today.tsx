import { type Numerals, yearText } from "../lib/count-text";
import { formatDate } from "../lib/format-date";
import { useHydrated } from "./use-hydrated";

type Props = Numerals & { builtAt: string; format: "year" | "date" };

/** The current date or year: from the build (`builtAt`, ISO 8601) in the HTML, the visitor's after hydration. */
export function Today(props: Props) {
  const date = useHydrated() ? new Date() : new Date(props.builtAt);
  if (props.format === "date") return formatDate(date, props.locale);
  return yearText(date.getUTCFullYear(), props);
}

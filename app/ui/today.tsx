import { formatDate } from "../lib/format-date";
import { useHydrated } from "./use-hydrated";

/** `locale`, a language tag, says how date and year are written. */
type Props = { builtAt: string; format: "year" | "date"; locale: string };

/** The current date or year: the build's (`builtAt`, ISO 8601) in the prerendered HTML, the visitor's after hydration. */
export function Today(props: Props) {
  const date = useHydrated() ? new Date() : new Date(props.builtAt);
  if (props.format === "date") return formatDate(date, props.locale);
  return new Intl.NumberFormat(props.locale, { useGrouping: false }).format(date.getUTCFullYear());
}

import { formatDate } from "../lib/format-date";
import { useHydrated } from "./use-hydrated";

/** `locale`, a language tag, says how a date is written. */
type Props = { builtAt: string } & ({ format: "year" } | { format: "date"; locale: string });

/**
 * The current date or year: the build's in the prerendered HTML, the visitor's after hydration.
 * @param props.builtAt the moment of the build, ISO 8601.
 */
export function Today(props: Props) {
  const date = useHydrated() ? new Date() : new Date(props.builtAt);
  return props.format === "year" ? String(date.getUTCFullYear()) : formatDate(date, props.locale);
}

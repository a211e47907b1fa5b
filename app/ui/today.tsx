import { useSyncExternalStore } from "react";
import { formatDate } from "../lib/format-date";

const never = () => () => {};

/** `locale`, a language tag, says how a date is written. */
type Props = { builtAt: string } & ({ format: "year" } | { format: "date"; locale: string });

/**
 * The current date or year: the build's in the prerendered HTML, the visitor's once the page is alive.
 * @param props.builtAt the moment of the build, ISO 8601.
 */
export function Today(props: Props) {
  const show = (date: Date) =>
    props.format === "year" ? String(date.getUTCFullYear()) : formatDate(date, props.locale);
  return useSyncExternalStore(
    never,
    () => show(new Date()),
    () => show(new Date(props.builtAt)),
  );
}

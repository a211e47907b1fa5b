import { useSyncExternalStore } from "react";
import { formatDate } from "../lib/format-date";

const never = () => () => {};

/**
 * The current date or year: the build's in the prerendered HTML, the visitor's once the page is alive.
 * @param builtAt the moment of the build, ISO 8601.
 */
export function Today({ builtAt, format }: { builtAt: string; format: "year" | "date" }) {
  const show = (date: Date) => (format === "year" ? String(date.getUTCFullYear()) : formatDate(date));
  return useSyncExternalStore(
    never,
    () => show(new Date()),
    () => show(new Date(builtAt)),
  );
}

import { useMemo } from "react";
import { useMe } from "./me";
import { useWords } from "./words/words";

const DAY = 86_400_000;

/** Formats dates and numbers in the page's language and the site's time zone. */
export function useFormat() {
  const { locale } = useWords();
  const { timeZone } = useMe().site;
  return useMemo(() => {
    const make = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone, ...options });
    const [day, time, full, year, weekday] = [
      make({ day: "numeric", month: "short" }),
      make({ hour: "2-digit", minute: "2-digit", hour12: false }),
      make({ dateStyle: "long", timeStyle: "short" }),
      make({ day: "numeric", month: "short", year: "numeric" }),
      make({ weekday: "short", day: "numeric", month: "short" }),
    ];
    const key = make({ year: "numeric", month: "2-digit", day: "2-digit" });
    const number = new Intl.NumberFormat(locale);
    return {
      /** Returns the time if it is today, the day and month for the last 300 days, and otherwise the full date. */
      short: (iso: string) => {
        const at = new Date(iso);
        if (key.format(at) === key.format(new Date())) return time.format(at);
        return Date.now() - at.getTime() < 300 * DAY ? day.format(at) : year.format(at);
      },
      time: (iso: string) => time.format(new Date(iso)),
      full: (iso: string) => full.format(new Date(iso)),
      date: (iso: string) => year.format(new Date(iso)),
      weekday: (iso: string) => weekday.format(new Date(iso)),
      number: (value: number) => number.format(value),
      bytes: (value: number) => {
        const [amount, unit] = value > 1e9 ? [value / 1e9, "gigabyte"] : [value / 1e6, "megabyte"];
        return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(
          amount,
        );
      },
      language: (code: string) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code,
    };
  }, [locale, timeZone]);
}

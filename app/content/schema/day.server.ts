import { text } from "./fields.server.ts";

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

/** Parses a date to the form 2024-01-10; undefined for an ambiguous or impossible date. */
export function dayOf(written: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? [];
  const words = written.toLowerCase().replace(/[.,]/g, " ").trim().split(/\s+/);
  const [month = "", day = "", year = ""] = /^\d/.test(words[0] ?? "")
    ? [words[1], words[0], words[2]]
    : words;
  const at = month.length >= 3 ? MONTHS.findIndex((name) => name.startsWith(month)) : -1;
  const isWords = words.length === 3 && at !== -1 && /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year);
  const parts = isWords ? [year, at + 1, day] : [isoYear, isoMonth, isoDay];
  const [y = 0, m = 0, d = 0] = parts.map(Number);
  const date = new Date(Date.UTC(y, m - 1, d));
  if (date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d || date.getUTCFullYear() !== y)
    return undefined;
  return date.toISOString().slice(0, 10);
}

/** A date in any accepted form, converted to 2024-01-10. */
export const day = text(30)
  .meta({ isWord: false })
  .refine(
    (written) => dayOf(written) !== undefined,
    "is not a date: write it like 'January 10, 2024' or '2024-01-10', without a time",
  )
  .transform((written) => dayOf(written) ?? written);

import { StartError } from "./start-error.ts";

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/**
 * Reads a point in time: '2026-01-31', '2026-01-31T14:00' (local time unless it ends in 'Z' or an offset),
 * or a length of time before now: '30m', '12h', '2d', '1w'.
 * @throws StartError when the text has another form
 */
export function parseSince(text: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) {
    return new Date(now.getTime() - Number(count) * (UNITS[unit] ?? 0));
  }
  const isDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/.test(
    text,
  );
  // Add a time, because a date alone would mean midnight in UTC.
  const date = new Date(isDate && text.length === 10 ? `${text}T00:00` : text);
  if (isDate && !Number.isNaN(date.getTime())) return date;
  throw new StartError(
    `--since takes a date like 2026-01-31 or a length of time like 2d or 12h, not '${text}'.`,
  );
}

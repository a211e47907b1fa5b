/** Cache of formats: creating one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date in long form: "January 10, 2024" in en-US. Returns text that is not a date unchanged. */
export function formatDate(date: Date | string, locale: string, timeZone = "UTC"): string {
  // A string is a calendar day, not a moment in the reader's time zone.
  const value = typeof date === "string" ? new Date(`${date} UTC`) : date;
  if (Number.isNaN(value.getTime())) return String(date);
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  formats.set(key, format);
  return format.format(value);
}

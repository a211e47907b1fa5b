/**
 * A date in US English long form, e.g. "January 10, 2024" (specification, section 5).
 * @param date a Date, or text as an editor wrote it; the raw input comes back when it cannot be formatted.
 */
export function formatDate(date: Date | string, timeZone = "UTC"): string {
  // A date without a time is read as a calendar day, not as a moment in the reader's time zone.
  const value = typeof date === "string" ? new Date(`${date} UTC`) : date;
  if (Number.isNaN(value.getTime())) return String(date);
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(value);
}

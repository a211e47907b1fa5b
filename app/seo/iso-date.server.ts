/** A date of the content ("January 10, 2024") as 2024-01-10. @throws RangeError when it is no date */
export function isoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

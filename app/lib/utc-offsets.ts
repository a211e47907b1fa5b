const HALF_HOUR = 1_800_000;
/** A site is built again within the third year. */
const YEARS = 3;

/**
 * A time zone's distances from UTC in this year and the two after it.
 * @param timeZone e.g. "Europe/London"
 * @returns each distance in minutes with the moment (ms) from which it holds
 */
export function offsetsOf(timeZone: string, year: number): { from: number; minutes: number }[] {
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const offsets: { from: number; minutes: number }[] = [];
  // Clocks change at half hours, too, but never in between.
  for (let from = Date.UTC(year, 0); from < Date.UTC(year + YEARS, 0); from += HALF_HOUR) {
    const name = clock.formatToParts(from).find(({ type }) => type === "timeZoneName")?.value ?? "";
    // "GMT", "GMT+06:00", "GMT-03:30"
    const [, sign, hours, rest] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
    const minutes = Number(`${sign ?? "+"}1`) * (Number(hours ?? 0) * 60 + Number(rest ?? 0));
    if (minutes !== offsets.at(-1)?.minutes) offsets.push({ from, minutes });
  }
  return offsets;
}

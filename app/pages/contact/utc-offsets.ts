const HALF_HOUR = 1_800_000;
const DAY = 48 * HALF_HOUR;
/** Number of years for which offsets are listed. The site must be rebuilt before these years end. */
const YEARS = 3;

/** Returns a time zone's UTC offsets in minutes for three years, each with the moment (ms) from which it applies. */
export function offsetsOf(timeZone: string, year: number): { from: number; minutes: number }[] {
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  const minutesAt = (moment: number) => {
    const name = clock.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
    // "GMT", "GMT+06:00", "GMT-03:30"
    const [, sign, hours, rest] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
    return Number(`${sign ?? "+"}1`) * (Number(hours ?? 0) * 60 + Number(rest ?? 0));
  };
  const start = Date.UTC(year, 0);
  let minutes = minutesAt(start);
  const offsets = [{ from: start, minutes }];
  for (let day = start; day < Date.UTC(year + YEARS, 0); day += DAY) {
    if (minutesAt(day + DAY) === minutes) continue;
    // Clocks may change at half hours, but never in between.
    let from = day;
    while (minutesAt(from) === minutes) from += HALF_HOUR;
    minutes = minutesAt(from);
    offsets.push({ from, minutes });
  }
  return offsets;
}

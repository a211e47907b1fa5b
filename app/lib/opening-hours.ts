import type { Words } from "../words/words.ts";
import { fillIn } from "./fill-in.ts";

type OpeningWords = Words["contact"]["opening"];

/** One day's hours as 24-hour "HH:MM"; both undefined on a closed day. Days start with Monday. */
export type DayHours = { day: string; opens?: string | undefined; closes?: string | undefined };

/** Formats a time such as "09:00" for a locale: "9:00 AM" in en-US, "09:00" in en-GB. */
export function formatTime(time: string, locale: string, words: OpeningWords): string {
  const moment = new Date(`1970-01-01T${time}Z`);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  const withPart = { hour: "numeric", minute: "2-digit", dayPeriod: "short", timeZone: "UTC" } as const;
  const parts = new Intl.DateTimeFormat(locale, withPart).formatToParts(moment);
  return fillIn(time.endsWith(":00") ? words.fullHour : words.hour, {
    // Newer browsers write a narrow space before AM, older ones a normal space.
    clock: clock.format(moment).replace("\u202F", " "),
    ...Object.fromEntries(parts.map(({ type, value }) => [type, value])),
  });
}

/**
 * Returns the opening texts of a week: "Open now, closes 6:00 PM", "Closed now, opens Monday 9:00 AM".
 * @param hours seven days, Monday first
 * @returns each text with its start, weekday (0 = Monday) and "HH:MM", e.g. "0 09:00"
 */
export function openingTexts(hours: readonly DayHours[], locale: string, words: OpeningWords) {
  const saidAt = (weekday: number, time: string) => {
    const today = hours[weekday];
    if (today?.opens && today.closes && time >= today.opens && time < today.closes)
      return fillIn(words.open, { time: formatTime(today.closes, locale, words) });
    for (let ahead = 0; ahead <= 7; ahead++) {
      const { day = "", opens } = hours[(weekday + ahead) % 7] ?? {};
      if (!opens || (ahead === 0 && time >= opens)) continue;
      const phrase = ahead === 0 ? words.today : words.later;
      return fillIn(phrase, { day, time: formatTime(opens, locale, words) });
    }
    return words.closed;
  };
  return hours.flatMap(({ opens, closes }, weekday) =>
    ["00:00", opens, closes].flatMap((time) =>
      time === undefined ? [] : { from: `${weekday} ${time}`, says: saidAt(weekday, time) },
    ),
  );
}

/** Groups days with the same hours: "Monday to Friday" → "9:00 AM to 6:00 PM"; "Closed" without hours. */
export function hoursByRange(hours: readonly DayHours[], locale: string, words: OpeningWords) {
  const between = (from: string, to: string) => fillIn(words.range, { from, to });
  const said = (time: string) => formatTime(time, locale, words);
  const ranges: { first: string; last: string; hours: string }[] = [];
  for (const { day, opens, closes } of hours) {
    const text = opens && closes ? between(said(opens), said(closes)) : words.closedDay;
    const range = ranges.at(-1);
    if (range?.hours === text) range.last = day;
    else ranges.push({ first: day, last: day, hours: text });
  }
  return ranges.map(({ first, last, hours: text }) => ({
    days: first === last ? first : between(first, last),
    hours: text,
  }));
}

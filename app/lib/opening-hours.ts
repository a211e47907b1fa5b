import type { Words } from "../words/words.ts";
import { fillIn } from "./fill-in.ts";

type OpeningWords = Words["contact"]["opening"];

/** One day's hours, 24-hour "HH:MM"; a closed day has none. Days run from Monday. */
export type DayHours = { day: string; opens?: string | undefined; closes?: string | undefined };

type OpeningState =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: string; day: string; isToday: boolean }
  | { isOpen: false; opens: null };

/** "09:00" as a locale and its words write it: "9:00 AM" in en-US, "09:00" in en-GB. */
export function formatTime(time: string, locale: string, words: OpeningWords): string {
  const moment = new Date(`1970-01-01T${time}Z`);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  const withPart = { hour: "numeric", minute: "2-digit", dayPeriod: "short", timeZone: "UTC" } as const;
  const parts = new Intl.DateTimeFormat(locale, withPart).formatToParts(moment);
  return fillIn(time.endsWith(":00") ? words.fullHour : words.hour, {
    // Newer browsers write a narrow space before AM, older ones a plain one.
    clock: clock.format(moment).replace("\u202F", " "),
    ...Object.fromEntries(parts.map(({ type, value }) => [type, value])),
  });
}

/** Whether the agency is open at a time of the week, and when that changes next; times as in `hours`. */
function openingState(hours: readonly DayHours[], weekday: number, time: string): OpeningState {
  const today = hours[weekday];
  if (today?.opens && today.closes && time >= today.opens && time < today.closes) {
    return { isOpen: true, closes: today.closes };
  }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = hours[(weekday + ahead) % 7];
    if (!day?.opens || (ahead === 0 && time >= day.opens)) continue;
    return { isOpen: false, opens: day.opens, day: day.day, isToday: ahead === 0 };
  }
  return { isOpen: false, opens: null };
}

/** "Open now, closes 6:00 PM", "Closed now, opens Monday 9:00 AM", "Closed now, opens today 9:00 AM". */
function sayOpeningState(state: OpeningState, locale: string, words: OpeningWords): string {
  if (state.isOpen) return fillIn(words.open, { time: formatTime(state.closes, locale, words) });
  if (state.opens === null) return words.closed;
  const time = formatTime(state.opens, locale, words);
  return fillIn(state.isToday ? words.today : words.later, { day: state.day, time });
}

/**
 * What is said in the course of a week, for `openingText`.
 * @param hours seven days, Monday first
 * @returns each text with the time from which it holds: weekday (0 = Monday) and "HH:MM", e.g. "0 09:00"
 */
export function openingTexts(hours: readonly DayHours[], locale: string, words: OpeningWords) {
  return hours.flatMap(({ opens, closes }, weekday) =>
    ["00:00", opens, closes].flatMap((time) => {
      if (time === undefined) return [];
      const says = sayOpeningState(openingState(hours, weekday, time), locale, words);
      return { from: `${weekday} ${time}`, says };
    }),
  );
}

/** Days with the same hours in one line: "Monday to Friday" → "9:00 AM to 6:00 PM"; "Closed" for none. */
export function hoursByRange(
  hours: readonly DayHours[],
  locale: string,
  words: OpeningWords,
): { days: string; hours: string }[] {
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

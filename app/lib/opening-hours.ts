import type { Words } from "../words/words.ts";
import { fillIn } from "./fill-in.ts";

type OpeningWords = Words["contact"]["opening"];

/** One day's hours as 24-hour "HH:MM". A closed day has only its name. */
export type DayHours = {
  day: string;
  opens?: string | undefined;
  closes?: string | undefined;
  break?: { from: string; to: string } | undefined;
};

/** The days on which a week may start, as in site.yaml. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Returns the times of a day between which the agency is open: two with a break, none on a closed day. */
export function spansOf({ opens, closes, break: pause }: DayHours): { opens: string; closes: string }[] {
  if (!opens || !closes) return [];
  if (!pause) return [{ opens, closes }];
  return [
    { opens, closes: pause.from },
    { opens: pause.to, closes },
  ];
}

/** Orders the days of a week that starts with `weekStart` from Monday to Sunday. */
export function mondayFirst<Day>(days: readonly Day[], weekStart: (typeof WEEKDAYS)[number]): Day[] {
  const monday = (7 - WEEKDAYS.indexOf(weekStart)) % 7;
  return [...days.slice(monday), ...days.slice(0, monday)];
}

/** Formats a time such as "09:00" for a locale: "9:00 AM" in en-US, "09:00" in en-GB. */
export function formatTime(time: string, locale: string, words: OpeningWords): string {
  const moment = new Date(`1970-01-01T${time}Z`);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  const withPart = { hour: "numeric", minute: "2-digit", dayPeriod: "short", timeZone: "UTC" } as const;
  const parts = new Intl.DateTimeFormat(locale, withPart).formatToParts(moment);
  return fillIn(time.endsWith(":00") ? words.fullHour : words.hour, {
    // Newer browsers write a narrow space before AM, older browsers a normal space.
    clock: clock.format(moment).replace("\u202F", " "),
    ...Object.fromEntries(parts.map(({ type, value }) => [type, value])),
  });
}

/**
 * Returns the messages about opening hours in a week: "Open now, closes 6:00 PM", "Closed now, opens Monday 9:00 AM".
 * @param hours seven days, Monday first
 * @returns each message with the weekday (0 = Monday) and time from which it applies, such as "0 09:00"
 */
export function openingTexts(hours: readonly DayHours[], locale: string, words: OpeningWords) {
  const week = hours.map((day) => ({ day: day.day, spans: spansOf(day) }));
  const saidAt = (weekday: number, time: string) => {
    const open = week[weekday]?.spans.find(({ opens, closes }) => time >= opens && time < closes);
    if (open) return fillIn(words.open, { time: formatTime(open.closes, locale, words) });
    for (let ahead = 0; ahead <= 7; ahead++) {
      const { day = "", spans = [] } = week[(weekday + ahead) % 7] ?? {};
      const opens = spans.find((span) => ahead > 0 || time < span.opens)?.opens;
      if (!opens) continue;
      const phrase = ahead === 0 ? words.today : words.later;
      return fillIn(phrase, { day, time: formatTime(opens, locale, words) });
    }
    return words.closed;
  };
  return week.flatMap(({ spans }, weekday) =>
    ["00:00", ...spans.flatMap(({ opens, closes }) => [opens, closes])].map((time) => ({
      from: `${weekday} ${time}`,
      says: saidAt(weekday, time),
    })),
  );
}

/** Groups neighbouring days with the same hours: "Monday to Friday" → "9:00 AM to 6:00 PM", "Sunday" → "Closed". */
export function hoursByRange(hours: readonly DayHours[], locale: string, words: OpeningWords) {
  const between = (from: string, to: string) => fillIn(words.range, { from, to });
  const said = (time: string) => formatTime(time, locale, words);
  const list = new Intl.ListFormat(locale);
  const ranges: { first: string; last: string; hours: string }[] = [];
  for (const day of hours) {
    const spans = spansOf(day).map(({ opens, closes }) => between(said(opens), said(closes)));
    const text = spans.length > 0 ? list.format(spans) : words.closedDay;
    const range = ranges.at(-1);
    if (range?.hours === text) range.last = day.day;
    else ranges.push({ first: day.day, last: day.day, hours: text });
  }
  return ranges.map(({ first, last, hours: text }) => ({
    days: first === last ? first : between(first, last),
    hours: text,
  }));
}

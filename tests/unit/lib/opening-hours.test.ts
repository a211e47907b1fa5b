import { describe, expect, test } from "vitest";
import {
  type DayHours,
  formatTime,
  hoursByRange,
  mondayFirst,
  openingTexts,
} from "../../../app/lib/opening-hours.ts";
import { openingText } from "../../../app/lib/opening-text.ts";
import { offsetsOf } from "../../../app/lib/utc-offsets.ts";
import { contact as bangla } from "../../../app/words/bn/contact.ts";
import { contact } from "../../../app/words/en/contact.ts";

const { opening } = contact;

const WEEK: DayHours[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
  .map((day): DayHours => ({ day, opens: "09:00", closes: "18:00" }))
  .concat([{ day: "Saturday", opens: "10:00", closes: "16:00" }, { day: "Sunday" }]);

/** Returns the opening state at a time in Tokyo, which is UTC+9 all year. 2026-11-16 is a Monday. */
const at = (local: string, week = WEEK) =>
  openingText(
    { texts: openingTexts(week, "en-US", opening), offsets: offsetsOf("Asia/Tokyo", 2026) },
    Date.parse(`${local}+09:00`),
  );

describe("the opening state", () => {
  test.each([
    ["2026-11-16T08:59:59", "Closed now, opens today 9:00 AM"],
    ["2026-11-16T09:00:00", "Open now, closes 6:00 PM"],
    ["2026-11-16T17:59:59", "Open now, closes 6:00 PM"],
    ["2026-11-16T18:00:00", "Closed now, opens Tuesday 9:00 AM"],
    ["2026-11-20T18:00:00", "Closed now, opens Saturday 10:00 AM"],
    ["2026-11-21T09:59:59", "Closed now, opens today 10:00 AM"],
    ["2026-11-21T10:00:00", "Open now, closes 4:00 PM"],
    ["2026-11-21T15:59:59", "Open now, closes 4:00 PM"],
    ["2026-11-21T16:00:00", "Closed now, opens Monday 9:00 AM"],
    ["2026-11-22T12:00:00", "Closed now, opens Monday 9:00 AM"],
    ["2026-11-23T00:00:00", "Closed now, opens today 9:00 AM"],
  ])("is at %s: %s", (local, says) => {
    expect(at(local)).toBe(says);
  });

  const noon = { from: "12:30", to: "14:00" };
  const siesta = WEEK.map((day) => (day.day === "Tuesday" ? { ...day, break: noon } : day));
  test.each([
    ["2026-11-17T12:29:59", "Open now, closes 12:30 PM"],
    ["2026-11-17T12:30:00", "Closed now, opens today 2:00 PM"],
    ["2026-11-17T14:00:00", "Open now, closes 6:00 PM"],
    ["2026-11-16T18:00:00", "Closed now, opens Tuesday 9:00 AM"],
  ])("on a day with a break is at %s: %s", (local, says) => {
    expect(at(local, siesta)).toBe(says);
  });
  test("is the same if the week starts on Sunday", () => {
    const fromSunday = [...WEEK.slice(6), ...WEEK.slice(0, 6)];
    expect(mondayFirst(fromSunday, "sunday")).toEqual(WEEK);
    expect(mondayFirst(WEEK, "monday")).toEqual(WEEK);
  });

  test("is only 'Closed now' for an agency that never opens", () => {
    const never = WEEK.map(({ day }) => ({ day }));
    expect(at("2026-11-16T12:00:00", never)).toBe("Closed now");
  });
});

test.each([
  ["Asia/Dhaka", [[Date.UTC(2026, 0), 360]]],
  [
    "America/St_Johns",
    [
      [Date.UTC(2026, 0), -210],
      [Date.parse("2026-03-08T05:30Z"), -150],
    ],
  ],
  [
    "Europe/London",
    [
      [Date.UTC(2026, 0), 0],
      [Date.parse("2026-03-29T01:00Z"), 60],
      [Date.parse("2026-10-25T01:00Z"), 0],
    ],
  ],
])("lists the UTC offset of %s, and each change of it", (timeZone, first) => {
  const offsets = offsetsOf(timeZone, 2026).map(({ from, minutes }) => [from, minutes]);
  expect(offsets.slice(0, first.length)).toEqual(first);
});

test("writes times with the 12-hour or 24-hour clock of the locale", () => {
  const written = (locale: string, words = opening) =>
    ["00:00", "09:00", "12:00", "16:30", "18:00"].map((time) => formatTime(time, locale, words));
  expect(written("sv-SE")).toEqual(["00:00", "09:00", "12:00", "16:30", "18:00"]);
  expect(written("en-US")).toEqual(["12:00 AM", "9:00 AM", "12:00 PM", "4:30 PM", "6:00 PM"]);
  expect(written("bn-BD", bangla.opening).slice(1)).toEqual([
    "সকাল\u00A0৯টা",
    "দুপুর\u00A0১২টা",
    "বিকাল\u00A0৪:৩০",
    "সন্ধ্যা\u00A0৬টা",
  ]);
});

test("puts days with equal hours on one line", () => {
  expect(hoursByRange(WEEK, "en-US", opening)).toEqual([
    { days: "Monday to Friday", hours: "9:00 AM to 6:00 PM" },
    { days: "Saturday", hours: "10:00 AM to 4:00 PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
});

test("lists both spans of a day with a break, in the order of the week", () => {
  const open = { opens: "09:00", closes: "18:00", break: { from: "13:00", to: "14:00" } };
  const week = ["Sunday", "Monday", "Tuesday"].map((day) => ({ day, ...open }));
  expect(hoursByRange([...week, { day: "Friday" }], "en-GB", opening)).toEqual([
    { days: "Sunday to Tuesday", hours: "09:00 to 13:00 and 14:00 to 18:00" },
    { days: "Friday", hours: "Closed" },
  ]);
});

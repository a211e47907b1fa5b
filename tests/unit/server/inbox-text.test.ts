import { describe, expect, test } from "vitest";
import { printable, printableJson } from "../../../server/printable.ts";
import { parseSince } from "../../../server/since.ts";
import { textTable } from "../../../server/text-table.ts";

describe("printable", () => {
  test("makes what acts on a terminal or hides text visible", () => {
    expect(printable("a\u001b[31mb\u0007\u009b\r\n")).toBe("a\\u001b[31mb\\u0007\\u009b\\u000d\\u000a");
    expect(printable("pay\u202Egpj.exe \u2066x\u200b\ufeff\ud800")).toBe(
      "pay\\u202egpj.exe \\u2066x\\u200b\\ufeff\\ud800",
    );
  });

  test("leaves the scripts that people write in alone", () => {
    const text = "নমস্কার, র‌্যাপিয়ার ক্ষ, Ærø, 日本, 👩‍👩‍👧 <b>&amp;</b>";
    expect(printable(text)).toBe(text);
  });

  test("JSON stays the same JSON", () => {
    const value = [{ message: "a\u001b\u202e\u0085\nb", e: "\u{e0001}" }];
    const text = printableJson(value);
    expect(JSON.parse(text)).toEqual(value);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u0080-\u009f\u202e]/);
  });
});

describe("textTable", () => {
  test("lays out, wraps and keeps line ends", () => {
    const table = textTable(
      ["When", "Message"],
      [
        ["today", "one two three four five\n\nsix"],
        ["now", "seven"],
      ],
      20,
    );
    expect(table.split("\n")).toEqual([
      "When   Message",
      "-----  -------------",
      "today  one two three",
      "       four five",
      "",
      "       six",
      "now    seven",
    ]);
  });

  test("a word longer than the column is cut between characters, wide ones counted double", () => {
    expect(
      textTable(["A"], [["x".repeat(30)]], 12)
        .split("\n")
        .slice(2),
    ).toEqual(["x".repeat(12), "x".repeat(12), "x".repeat(6)]);
    expect(
      textTable(["A"], [["日".repeat(7)]], 12)
        .split("\n")
        .slice(2),
    ).toEqual(["日".repeat(6), "日"]);
  });

  test("a cell cannot break out of the table", () => {
    expect(textTable(["A"], [["evil\u001b[2J\u0008"]], 80).split("\n")[2]).toBe("evil\\u001b[2J\\u0008");
  });
});

describe("parseSince", () => {
  const now = new Date("2026-03-10T12:00:00Z");

  test.each([
    ["30m", "2026-03-10T11:30:00.000Z"],
    ["12h", "2026-03-10T00:00:00.000Z"],
    ["2d", "2026-03-08T12:00:00.000Z"],
    ["1w", "2026-03-03T12:00:00.000Z"],
    ["2026-01-31T14:00Z", "2026-01-31T14:00:00.000Z"],
    ["2026-01-31T14:00:30+06:00", "2026-01-31T08:00:30.000Z"],
  ])("%s", (text, expected) => {
    expect(parseSince(text, now).toISOString()).toBe(expected);
  });

  test("a date alone is its midnight here", () => {
    expect(parseSince("2026-01-31", now)).toEqual(new Date(2026, 0, 31));
  });

  test.each(["", "yesterday", "2x", "2026-13-01", "2026-1-1", "31/01/2026", "-2d"])(
    "%s is refused",
    (text) => {
      expect(() => parseSince(text, now)).toThrow(/^--since takes a date/);
    },
  );
});

import { describe, expect, test } from "vitest";
import { toCsv } from "../../../server/csv.ts";
import { letter, subscriberLine } from "../../../server/letter.ts";
import { printable, printableJson } from "../../../server/printable.ts";
import { parseSince } from "../../../server/since.ts";

describe("printable", () => {
  test("escapes control characters and hidden characters", () => {
    expect(printable("a\u001b[31mb\u0007\u009b\r\n")).toBe("a\\u001b[31mb\\u0007\\u009b\\u000d\\u000a");
    const hidden = printable("pay\u202Egpj.exe \u2066x\u200b\ufeff\ud800");
    expect(hidden).toBe("pay\\u202egpj.exe \\u2066x\\u200b\\ufeff\\ud800");
  });

  test("leaves letters of all scripts unchanged", () => {
    const text = "নমস্কার, র‌্যাপিয়ার ক্ষ, Ærø, 日本, 👩‍👩‍👧 <b>&amp;</b>";
    expect(printable(text)).toBe(text);
  });

  test("escapes JSON without changing its value", () => {
    const value = [{ message: "a\u001b\u202e\u0085\nb", e: "\u{e0001}" }];
    const text = printableJson(value);
    expect(JSON.parse(text)).toEqual(value);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for control characters
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u0080-\u009f\u202e]/);
  });
});

describe("letter", () => {
  const row = { id: 12, created_at: "2026-03-10T12:00:00.000Z", email: "ann@client.example" };

  test("shows the sender's data, a blank line, and the message with its line breaks", () => {
    const facts = { number: "4021-7735", name: "Ann", phone: "+880 1", company: "Bazaar" };
    const full = { ...row, ...facts, message: "one\r\n\r\ntwo", spam_reason: "honeypot" as const };
    expect(letter(full, "Asia/Dhaka")).toBe(`#12  2026-03-10 18:00 (Asia/Dhaka)
Number   4021-7735
Spam?    looks like spam: the field that people do not see was filled in
From     Ann <ann@client.example>
Phone    +880 1
Company  Bazaar

one

two
`);
  });

  test("shows a notice that was not delivered, with the reason and the next attempt", () => {
    const due_at = "2026-03-10T12:08:00+00:00";
    const stuck = { channel: "email", attempts: 4, due_at, last_error: "connect\u001b ECONNREFUSED" };
    expect(letter({ ...row, name: "Ann", message: "x", stuck_notices: [stuck] }, "UTC")).toContain(
      "\nNotice   by email not delivered after 4 attempts (connect\\u001b ECONNREFUSED); next one 2026-03-10 12:08\n",
    );
  });

  test("escapes terminal control characters in every field", () => {
    const evil = "evil\u001b[2J\u0008";
    const all = { name: evil, email: evil, phone: evil, company: evil, message: evil };
    const text = letter({ ...row, ...all }, "UTC");
    expect(text.split("evil\\u001b[2J\\u0008")).toHaveLength(6);
    const line = subscriberLine({ ...row, email: evil }, "UTC");
    expect(line).toBe("#12  2026-03-10 12:00 (UTC)  evil\\u001b[2J\\u0008");
  });
});

describe("toCsv", () => {
  const row = { id: 1, created_at: "2026-03-10T12:00:00.000Z", email: "a@b.example", name: "Ann" };
  test("starts with a byte order mark, and has only columns with values", () => {
    expect(toCsv([{ ...row, message: "Hi" }])).toBe(
      "\ufeffid,created_at,name,email,message\r\n1,2026-03-10T12:00:00.000Z,Ann,a@b.example,Hi\r\n",
    );
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "\tx", "＝1+1", "|cmd", "\r=1"])(
    "does not write %j as a formula",
    (message) => {
      expect(toCsv([{ ...row, message }])).toMatch(/a@b\.example,"?'/);
    },
  );
  test.each(["a;=1", 'a;"=1', 'a\n"=1', 'a\t"+1|b'])(
    "does not write %j as a formula, even if a program splits at another separator",
    (message) => {
      expect(toCsv([{ ...row, message }])).toMatch(/[;\t\n](?:"")?'[=+]1/);
    },
  );
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
  ])("reads %s", (text, expected) => {
    expect(parseSince(text, now).toISOString()).toBe(expected);
  });

  test("reads a date without a time as local midnight", () => {
    expect(parseSince("2026-01-31", now)).toEqual(new Date(2026, 0, 31));
  });

  test.each(["", "yesterday", "2x", "2026-13-01", "2026-1-1", "31/01/2026", "-2d"])(
    "rejects '%s'",
    (text) => {
      expect(() => parseSince(text, now)).toThrow(/^--since takes a date/);
    },
  );
});

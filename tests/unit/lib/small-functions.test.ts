import { expect, test } from "vitest";
import { formatDate } from "../../../app/lib/format-date.ts";
import { initials } from "../../../app/lib/initials.ts";
import { isNewsletterAddress } from "../../../app/lib/newsletter.ts";
import { quoteLine, withQuoteLine } from "../../../app/lib/quote-line.ts";
import { nameFrom, WIDTH } from "../../../app/lib/wordmark-box.ts";

test("dates are in the long form of their locale; what cannot be formatted comes back raw", () => {
  expect(formatDate("January 10, 2024", "en-US")).toBe("January 10, 2024");
  expect(formatDate("2024-01-10", "en-US")).toBe("January 10, 2024");
  expect(formatDate("2024-01-10", "en-GB")).toBe("10 January 2024");
  expect(formatDate("2024-01-10", "de")).toBe("10. Januar 2024");
  expect(formatDate(new Date("2026-11-21T20:00:00Z"), "en-US", "Asia/Tokyo")).toBe("November 22, 2026");
  expect(formatDate("some time in spring", "en-US")).toBe("some time in spring");
});

test("a name's ink runs from edge to edge, whatever air stands at its sides", () => {
  const { x, textLength } = nameFrom({ from: 0.01, to: 0.98, fontSize: 290 });
  expect(x + 0.01 * textLength).toBeCloseTo(0, 0);
  expect(x + 0.98 * textLength).toBeCloseTo(WIDTH, 0);
});

test("initials are the first letters of the first two words, upper-cased", () => {
  expect(["farzana haque", "Rezaul", "  Md. Abdul Karim ", ""].map(initials)).toEqual(["FH", "R", "MA", ""]);
});

test("a newsletter address must contain '@'", () => {
  expect(["a@b", "@", "ab", ""].map(isNewsletterAddress)).toEqual([true, true, false, false]);
});

test("a quote request's first line names what it is for, and ignores what does not exist", () => {
  const names = { roofs: "Roofs", barn: "Hill Barn" };
  expect(quoteLine(names, null, null)).toBe("I would like a quote.\n\n");
  expect(quoteLine(names, "roofs", "barn")).toBe(
    "I would like a quote for Roofs, something like Hill Barn.\n\n",
  );
  expect(quoteLine(names, "toString", "<b>")).toBe("I would like a quote.\n\n");
});

test("a new request replaces the first line of the one before, and nothing that the visitor wrote", () => {
  const line = quoteLine({ boats: "Museum of Boats, Hythe" }, null, "boats");
  expect(withQuoteLine("", line)).toBe(line);
  expect(withQuoteLine("We own 40 boats.", line)).toBe(`${line}We own 40 boats.`);
  expect(withQuoteLine(`${line}We own 40 boats.`, line)).toBe(`${line}We own 40 boats.`);
  expect(withQuoteLine(`${line}We own 40 boats.`, "I would like a quote.\n\n")).toBe(
    "I would like a quote.\n\nWe own 40 boats.",
  );
  const written = "I would like a quote for Roofs, by May.\n\nSoon.";
  expect(withQuoteLine(written, line)).toBe(line + written);
  expect(withQuoteLine(written, "")).toBe(written);
});

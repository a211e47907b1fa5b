import { expect, test } from "vitest";
import { formatDate } from "../../../app/lib/format-date.ts";
import { initials } from "../../../app/lib/initials.ts";
import { isNewsletterAddress } from "../../../app/lib/newsletter.ts";
import { quoteLine, withQuoteLine } from "../../../app/lib/quote-line.ts";

test("dates are in US English long form; what cannot be formatted comes back raw", () => {
  expect(formatDate("January 10, 2024")).toBe("January 10, 2024");
  expect(formatDate("2024-01-10")).toBe("January 10, 2024");
  expect(formatDate(new Date("2026-11-21T20:00:00Z"), "Asia/Dhaka")).toBe("November 22, 2026");
  expect(formatDate("some time in spring")).toBe("some time in spring");
});

test("initials are the first letters of the first two words, upper-cased", () => {
  expect(["farzana haque", "Rezaul", "  Md. Abdul Karim ", ""].map(initials)).toEqual(["FH", "R", "MA", ""]);
});

test("a newsletter address must contain '@'", () => {
  expect(["a@b", "@", "ab", ""].map(isNewsletterAddress)).toEqual([true, true, false, false]);
});

test("a quote request's first line names what it is for, and ignores what does not exist", () => {
  const names = { branding: "Branding", "brand-1": "Meghna Ferry Company" };
  expect(quoteLine(names, null, null)).toBe("I would like a quote.\n\n");
  expect(quoteLine(names, "branding", "brand-1")).toBe(
    "I would like a quote for Branding, something like Meghna Ferry Company.\n\n",
  );
  expect(quoteLine(names, "toString", "<b>")).toBe("I would like a quote.\n\n");
});

test("a new request replaces the first line of the one before, and nothing that the visitor wrote", () => {
  const line = quoteLine({ "gd-5": "Museum of River Boats, Barishal" }, null, "gd-5");
  expect(withQuoteLine("", line)).toBe(line);
  expect(withQuoteLine("We own 40 boats.", line)).toBe(`${line}We own 40 boats.`);
  expect(withQuoteLine(`${line}We own 40 boats.`, line)).toBe(`${line}We own 40 boats.`);
  expect(withQuoteLine(`${line}We own 40 boats.`, "I would like a quote.\n\n")).toBe(
    "I would like a quote.\n\nWe own 40 boats.",
  );
  const own = "I would like a quote for Branding, by May.\n\nSoon.";
  expect(withQuoteLine(own, line)).toBe(line + own);
  expect(withQuoteLine(own, "")).toBe(own);
});

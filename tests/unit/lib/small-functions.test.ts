import { expect, test } from "vitest";
import { countWords, readMinutes } from "../../../app/content/markdown/read-time.server.ts";
import { categorySlug } from "../../../app/lib/category-slug.ts";
import { numeralsOf } from "../../../app/lib/count-text.ts";
import { formatDate } from "../../../app/lib/format-date.ts";
import { initials } from "../../../app/lib/initials.ts";
import { missingWords } from "../../../app/lib/missing-words.ts";
import { isNewsletterAddress } from "../../../app/lib/newsletter.ts";
import { postalAddress } from "../../../app/lib/postal-address.ts";
import { quoteOpening, withOpening } from "../../../app/lib/quote-opening.ts";
import { NETWORKS, shareAddress } from "../../../app/lib/share-address.ts";
import { nameFrom, WIDTH } from "../../../app/lib/wordmark-box.ts";

test("writes dates in the long form of the locale, and returns an invalid date unchanged", () => {
  expect(formatDate("January 10, 2024", "en-US")).toBe("January 10, 2024");
  expect(formatDate("2024-01-10", "en-US")).toBe("January 10, 2024");
  expect(formatDate("2024-01-10", "en-GB")).toBe("10 January 2024");
  expect(formatDate("2024-01-10", "de")).toBe("10. Januar 2024");
  expect(formatDate(new Date("2026-11-21T20:00:00Z"), "en-US", "Asia/Tokyo")).toBe("November 22, 2026");
  expect(formatDate("some time in spring", "en-US")).toBe("some time in spring");
});

test("stretches a name from edge to edge, without the space beside its first and last letter", () => {
  const { x, textLength } = nameFrom({ from: 0.01, to: 0.98, fontSize: 290 });
  expect(x + 0.01 * textLength).toBeCloseTo(0, 0);
  expect(x + 0.98 * textLength).toBeCloseTo(WIDTH, 0);
});

test("makes initials from the first letters of the first two words, in upper case", () => {
  expect(["farzana haque", "Rezaul", "  Md. Abdul Karim ", ""].map(initials)).toEqual(["FH", "R", "MA", ""]);
});

test("requires an '@' in the newsletter's e-mail address", () => {
  expect(["a@b", "@", "ab", ""].map(isNewsletterAddress)).toEqual([true, true, false, false]);
});

const ANY_QUOTE = "I would like a quote.\n\n";

test("names service and project in a quote opening, and ignores unknown ids", () => {
  const names = { roofs: "Roofs", barn: "Hill Barn" };
  expect(quoteOpening(names, null, null)).toBe(ANY_QUOTE);
  const both = "I would like a quote for Roofs, something like Hill Barn.\n\n";
  expect(quoteOpening(names, "roofs", "barn")).toBe(both);
  expect(quoteOpening(names, "toString", "<b>")).toBe(ANY_QUOTE);
});

test("replaces the earlier quote opening, but nothing that the visitor wrote", () => {
  const line = quoteOpening({ boats: "Museum of Boats, Hythe" }, null, "boats");
  expect(withOpening("", line, "")).toBe(line);
  expect(withOpening("We own 40 boats.", line, "")).toBe(`${line}We own 40 boats.`);
  expect(withOpening(`${line}We own 40 boats.`, line, line)).toBe(`${line}We own 40 boats.`);
  expect(withOpening(`${line}We own 40 boats.`, ANY_QUOTE, line)).toBe(`${ANY_QUOTE}We own 40 boats.`);
  const written = "I would like a quote for Roofs, by May.\n\nSoon.";
  expect(withOpening(written, line, ANY_QUOTE)).toBe(line + written);
  expect(withOpening(written, "", ANY_QUOTE)).toBe(written);
});

test("makes the slug of a category from its words, joined by hyphens", () => {
  const slugs = ["Roof Repair", "Gardens", "  Print & Paper! "].map(categorySlug);
  expect(slugs).toEqual(["roof-repair", "gardens", "print-paper"]);
});

test("writes a postal address in the order of its locale", () => {
  const town = { area: "Majorna", city: "Göteborg", postcode: "414 57", country: "Sweden" };
  const place = { street: "Kiln 4", ...town };
  expect(postalAddress(place, numeralsOf("en-GB"))).toBe("Kiln 4, Majorna, Göteborg 414 57, Sweden");
  expect(postalAddress(place, numeralsOf("sv-SE"))).toBe("Kiln 4, Majorna, 414 57 Göteborg, Sweden");
  expect(postalAddress(place, numeralsOf("fa-IR"))).toBe("Kiln 4، Majorna، Göteborg ۴۱۴ ۵۷، Sweden");
});

test.each([
  ["/portfolio/tea-exchage", "tea exchage"],
  ["/old/Price_List.html", "Price List"],
  ["/%E0%A6%9A%E0%A6%BE/", "চা"],
  ["/404", ""],
  ["/", ""],
  ["/%E0%A4%A", "E0 A4 A"],
])("reads search words from the missing path %s: '%s'", (path, words) =>
  expect(missingWords(path)).toBe(words),
);

test("shares a post's URL with each network, and its title with Twitter", () => {
  const [post, title] = ["https://agency.example/blog/figures", 'Lamps & "numbers" at 95%'];
  const pages = NETWORKS.map((network) => new URL(shareAddress(network, post, title)));
  const hosts = ["twitter.com", "www.facebook.com", "www.linkedin.com"];
  expect(pages.map(({ origin }) => origin)).toEqual(hosts.map((host) => `https://${host}`));
  for (const { searchParams } of pages) expect([...searchParams.values()]).toContain(post);
  expect(pages[0]?.searchParams.get("text")).toBe(title);
});

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

test("counts words for the reading time, but not markup, URLs, code blocks or dashes", () => {
  expect(countWords("## Two words\n\nA *third*, a [link of four](/portfolio/barn)[^1] – end.")).toBe(9);
  expect(countWords("One\n\n```js\nconst not = counted;\n```\n\ntwo")).toBe(2);
  expect(countWords("| Price | ৳780 |\n|---|--:|\n| 1 | 2 |")).toBe(4);
  expect(countWords("[^1]: A note.")).toBe(2);
});

test("rounds the reading time up to whole minutes at 220 words a minute", () => {
  expect(readMinutes(words(220))).toBe(1);
  expect(readMinutes(words(221))).toBe(2);
  expect(readMinutes(words(1320))).toBe(6);
});

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../app/content/read-content.server.ts";

const content = readContent(join(import.meta.dirname, ".."), true);

/** Clichés, and words that the agency must not use for itself. */
const CLICHES =
  /\b(?:elevat(?:e[sd]?|ing)|unlock(?:s|ed|ing)?|seamless(?:ly)?|cutting[- ]edge|leverag(?:e[sd]?|ing)|game[- ]chang\w+|holistic(?:ally)?|synerg\w+|empower\w*|robust(?:ly)?|world[- ]class|state[- ]of[- ]the[- ]art|delve[sd]?|tapestry|revolutioni[sz]\w+|next[- ]level|best[- ]in[- ]class|paradigm|in today's|fast[- ]paced|one[- ]stop|lorem ipsum)\b/i;

/** Sentences with at least this many words must not repeat; shorter sentences may: "Four gates." */
const LONG = 6;

type Text = { where: string; text: string };

/** Returns every string inside a value and its field. Leaves out URL paths. */
function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === "string") return value.startsWith("/") ? [] : [{ where, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${where}.${key}`));
}

const { pictures: _measures, words: _interface, ...written } = content;
const all = textsIn(written, "content");
/** Alternative texts of pictures. A picture used twice has the same alternative text twice. */
const alts = all.filter(({ where }) => where.endsWith(".alt"));
const texts = all.filter((text) => !alts.includes(text));
const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,:%-]*/gu) ?? [];
/** Splits text into sentences in lower case without punctuation, for comparison. */
const sentences = (text: string) =>
  text
    .split(/(?<=[.!?]["”’)]?)\s+|\n+/)
    .map((sentence) => words(sentence).map((word) => word.replace(/[.,:]+$/, "").toLowerCase()))
    .filter((all) => all.length >= LONG)
    .map((all) => all.join(" "));

/** Returns every picture inside a value with its alternative text. */
function picturesIn(value: unknown): { address: string; alt: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { alt, src, imageUrl, image, featuredImage } = value as Record<string, unknown>;
  const address = src ?? imageUrl ?? image ?? featuredImage;
  const here = typeof alt === "string" && typeof address === "string" ? [{ address, alt }] : [];
  return [...here, ...Object.values(value).flatMap(picturesIn)];
}

describe("the voice of the content", () => {
  test("has none of the banned clichés", () => {
    expect(CLICHES.test("Seamlessly elevating brands")).toBe(true);
    expect(all.filter(({ text }) => CLICHES.test(text))).toEqual([]);
  });

  test("repeats no sentence", () => {
    const seen = new Map<string, string[]>();
    // Leave out legal texts, which repeat a passage for each value of a switch.
    for (const { where, text } of texts.filter(({ where }) => !where.startsWith("content.legal")))
      for (const sentence of sentences(text)) seen.set(sentence, [...(seen.get(sentence) ?? []), where]);
    expect(seen.size).toBeGreaterThan(1000);
    expect([...seen].filter(([, places]) => places.length > 1)).toEqual([]);
  });

  test("tells each case in 250 to 500 words, with results that all differ", () => {
    const lengths = content.projects.map(({ id, description, caseStudy }) => {
      const { challenge, solution, results, testimonial } = caseStudy;
      const projectTexts = [description, challenge, solution, ...results, testimonial?.quote];
      return { id, count: words(projectTexts.join(" ")).length };
    });
    expect(lengths.filter(({ count }) => count < 250 || count > 500)).toEqual([]);
    const results = content.projects.flatMap(({ caseStudy }) => caseStudy.results);
    expect(new Set(results).size).toBe(results.length);
  });

  test("writes posts of 900 to 1,500 words", () => {
    // The data of charts and figures does not count.
    const prose = (body: string) => body.replace(/^```(?:chart|figure)\n[\s\S]*?^```$/gm, "");
    const lengths = content.posts.map(({ slug, body }) => ({ slug, count: words(prose(body)).length }));
    expect(lengths.filter(({ count }) => count < 900 || count > 1500)).toEqual([]);
  });

  test("gives every picture its own alternative text", () => {
    const addresses = new Map<string, Set<string>>();
    for (const { address, alt } of picturesIn(written))
      addresses.set(alt, (addresses.get(alt) ?? new Set()).add(address));
    expect(addresses.size).toBeGreaterThan(400);
    expect([...addresses].filter(([, shown]) => shown.size > 1)).toEqual([]);
  });
});

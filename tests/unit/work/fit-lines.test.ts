import { expect, test } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import { fitHeadline, fitHero } from "../../../app/content/headlines/fit-lines.server.ts";
import { fitTitle } from "../../../app/content/headlines/fit-title.server.ts";

const { posts, projects } = getContent();
const titles = [...projects, ...posts].map(({ title }) => title);
/** Measuring letters takes a long time on a busy machine. */
const SLOW = { timeout: 60_000 };

type Fitted = { size: number; lines: readonly { text: string; stretch: number }[] };

/** Checks that the size is positive, and that every line is within the range of the font's width axis. */
function expectFitted({ size, lines }: Fitted, name: string) {
  expect.soft(size, name).toBeGreaterThan(0);
  for (const { stretch } of lines) {
    expect.soft(stretch, name).toBeGreaterThanOrEqual(50);
    expect.soft(stretch, name).toBeLessThanOrEqual(150);
  }
}

const textOf = ({ lines }: Fitted) => lines.map(({ text }) => text).join(" ");

test("keeps every word of a title, within the largest size", SLOW, () => {
  for (const title of titles) {
    const headline = fitHeadline(title, 16);
    expect.soft(textOf(headline)).toBe(title);
    expect.soft(headline.size, title).toBeLessThanOrEqual(16);
    expectFitted(headline, title);
  }
});

test("splits the lines of a title on phones, where the letters become larger", SLOW, () => {
  for (const title of titles) {
    const { lines, size, narrow } = fitTitle(title, 14);
    if (!narrow) continue;
    expect.soft(narrow.size, title).toBeGreaterThan(size);
    const parts = lines.map((_, place) => narrow.lines.filter(({ of = 0 }) => of === place));
    expect
      .soft(parts.map((part) => part.map(({ text }) => text).join(" ")))
      .toEqual(lines.map(({ text }) => text));
    expectFitted(narrow, title);
  }
});

test("keeps the given lines of a hero, with the same words on phones", () => {
  for (const title of titles) {
    const { lines, narrow } = fitHero([title]);
    expect.soft(lines.map(({ text }) => text)).toEqual([title]);
    if (narrow) expect.soft(textOf(narrow)).toBe(title);
  }
});

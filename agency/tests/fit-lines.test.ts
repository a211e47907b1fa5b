import { describe, expect, it } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { fitHeadline, fitHero } from "../../app/content/headlines/fit-lines.server.ts";
import { fitTitle } from "../../app/content/headlines/fit-title.server.ts";

const { posts, projects } = getContent();
/** Measuring letters is slow on a busy machine. */
const SLOW = { timeout: 60_000 };

/** Expects every line to fill the line width within the range of the font's width axis. */
function expectFitted({ lines }: { lines: { stretch: number }[] }, name: string) {
  for (const { stretch } of lines) {
    expect.soft(stretch, name).toBeGreaterThanOrEqual(50);
    expect.soft(stretch, name).toBeLessThanOrEqual(150);
  }
}

describe("fitHeadline", () => {
  it("gives every project's title a similar height", SLOW, () => {
    for (const { title } of projects) {
      const headline = fitHeadline(title, 16);
      expect.soft(headline.size, title).toBeLessThanOrEqual(16);
      expect.soft(headline.size, title).toBeGreaterThan(14);
      expect.soft(headline.lines.map(({ text }) => text).join(" ")).toBe(title);
      expectFitted(headline, title);
    }
  });
  it("keeps the letters of short titles large, in two lines if necessary", () => {
    expect(fitHeadline("Get in Touch", 24).size).toBeGreaterThan(10);
    const { lines } = fitHeadline("Digital Marketing", 32);
    expect(lines.map(({ text }) => text)).toEqual(["Digital", "Marketing"]);
  });
});

describe("fitTitle", () => {
  it("splits the lines of every post's title on phones, so that the letters are larger", SLOW, () => {
    for (const { title } of posts) {
      const { lines, size, narrow } = fitTitle(title, 14);
      expect.soft(narrow?.size, title).toBeGreaterThan(1.3 * size);
      const parts = lines.map((_, place) => narrow?.lines.filter(({ of = 0 }) => of === place) ?? []);
      const texts = parts.map((part) => part.map(({ text }) => text).join(" "));
      expect.soft(texts).toEqual(lines.map(({ text }) => text));
      expectFitted(narrow ?? { lines: [] }, title);
    }
  });
});

describe("fitHero", () => {
  it("also offers a headline of one line as two lines with larger letters", () => {
    const headline = fitHero(["Our Services"]);
    expect(headline.lines.map(({ text }) => text)).toEqual(["Our Services"]);
    expect(headline.narrow?.lines.map(({ text }) => text)).toEqual(["Our", "Services"]);
    expect(headline.narrow?.size).toBeGreaterThan(headline.size);
    expectFitted(headline.narrow ?? headline, "narrow");
  });
  it("keeps both lines large if one is much shorter than the other", () => {
    const { narrow } = fitHero(["AI Automation"], 32);
    expect(narrow?.lines.map(({ text }) => text)).toEqual(["AI", "Automation"]);
    expect(narrow?.size).toBeGreaterThan(14);
    if (narrow) expectFitted(narrow, "unlike");
  });
});

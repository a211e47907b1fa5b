import { describe, expect, it } from "vitest";
import { getContent } from "../../app/content/content.server.ts";
import { fitHeadline, fitHero } from "../../app/content/headlines/fit-lines.server.ts";
import { fitTitle } from "../../app/content/headlines/fit-title.server.ts";

const { posts, projects } = getContent();
/** Measuring letters takes its time on a busy machine. */
const SLOW = { timeout: 60_000 };

/** Every line reaches the measure within the range of the font's width axis. */
function expectFitted({ lines }: { lines: { stretch: number }[] }, name: string) {
  for (const { stretch } of lines) {
    expect.soft(stretch, name).toBeGreaterThanOrEqual(50);
    expect.soft(stretch, name).toBeLessThanOrEqual(150);
  }
}

describe("fitHeadline", () => {
  it("sets every project's title about equally high", SLOW, () => {
    for (const { title } of projects) {
      const headline = fitHeadline(title, 16);
      expect.soft(headline.size, title).toBeLessThanOrEqual(16);
      expect.soft(headline.size, title).toBeGreaterThan(14);
      expect.soft(headline.lines.map(({ text }) => text).join(" ")).toBe(title);
      expectFitted(headline, title);
    }
  });
  it("sees every way to break a title with the same eyes", () => {
    expect(fitHeadline("Get in Touch", 24).size).toBeGreaterThan(10);
    const { lines } = fitHeadline("Digital Marketing", 32);
    expect(lines.map(({ text }) => text)).toEqual(["Digital", "Marketing"]);
  });
});

describe("fitTitle", () => {
  it("gives every post's title larger letters on a phone, in parts of the wide lines", SLOW, () => {
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
  it("gives one line of several words a second form in two, with larger letters", () => {
    const headline = fitHero(["Our Services"]);
    expect(headline.lines.map(({ text }) => text)).toEqual(["Our Services"]);
    expect(headline.narrow?.lines.map(({ text }) => text)).toEqual(["Our", "Services"]);
    expect(headline.narrow?.size).toBeGreaterThan(headline.size);
    expectFitted(headline.narrow ?? headline, "narrow");
  });
  it("sets lines that no measure fits large all the same, and lets the short one end early", () => {
    const { narrow } = fitHero(["AI Automation"], 32);
    expect(narrow?.lines.map(({ text }) => text)).toEqual(["AI", "Automation"]);
    expect(narrow?.size).toBeGreaterThan(14);
    if (narrow) expectFitted(narrow, "unlike");
  });
});

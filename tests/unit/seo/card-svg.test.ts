import sharp from "sharp";
import { expect, test } from "vitest";
import { getContent } from "../../../app/content/content.server.ts";
import type { Card } from "../../../app/seo/cards/card.server.ts";
import { CARD, cardSvg, pictureBoxes } from "../../../app/seo/cards/card-svg.server.ts";
import { cardAccents } from "../../../app/seo/cards/card-theme.server.ts";

const accents = cardAccents();
/** The margins around the headline, in px. */
const MARGIN = { left: 40, top: 100, bottom: 110 };

const card = (
  headline: Card["headline"],
  aside: Card["aside"] = { kind: "patterns", accents: [] },
): Card => ({
  label: "",
  headline,
  accent: "neutral",
  aside,
  alt: "",
});

/** Counts the pixels in an area of a card that differ from its background. */
async function inkIn(svg: string, part: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(Buffer.from(svg))
    .extract(part)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  let count = 0;
  for (let at = 0; at < info.width * info.height; at++)
    if (!data.subarray(at * 3, at * 3 + 3).equals(ground)) count += 1;
  return count;
}

/** Words that the agency's display font can draw. */
const { projects, posts } = getContent();
const titles = [...projects, ...posts].map(({ title }) => title).sort((a, b) => a.length - b.length);
const words = titles
  .flatMap((title) => title.split(" "))
  .filter((word) => /^\p{L}[\p{L}\p{M}]+$/u.test(word))
  .sort((a, b) => a.length - b.length);
const [short = "", second = "", third = "", fourth = ""] = words;
const long = words.at(-1) ?? "";

test.each([
  ["one short word", 616, short],
  ["one long word", 616, long.padEnd(22, long)],
  ["two given lines", 616, [short, long]],
  ["four given lines", 680, [`${short} ${second}`, `${third} ${fourth}`, long, `${short} ${long}`]],
  ["a long title", 680, titles.slice(-3).join(" ").slice(0, 80).trim()],
])("keeps %s inside a field of %i px, between label and name", async (_name, field, headline) => {
  const svg = cardSvg(getContent(), card(headline), accents);
  const { left, top, bottom } = MARGIN;
  expect(await inkIn(svg, { left: 0, top: 0, width: field, height: top })).toBe(0);
  expect(await inkIn(svg, { left: 0, top: 0, width: left, height: CARD.height })).toBe(0);
  expect(await inkIn(svg, { left: field - left, top: 0, width: left, height: CARD.height })).toBe(0);
  const name = CARD.height - bottom;
  expect(await inkIn(svg, { left: 0, top: name, width: field - left, height: 14 })).toBe(0);
  expect(await inkIn(svg, { left: 0, top, width: field, height: name - top })).toBeGreaterThan(2000);
});

test("keeps a picture on the card, and cuts at most 9 % of its width", () => {
  for (const [width, height] of [
    [1280, 960],
    [1000, 1000],
    [800, 1200],
  ] as const) {
    const picture = { src: "/pictures/a.avif", alt: "", width, height };
    const [box] = pictureBoxes(card("Two words", { kind: "picture", picture }), "ltr");
    if (!box) throw new Error("no box");
    expect(box.left + box.width).toBe(CARD.width);
    expect(box.top + box.height).toBeLessThanOrEqual(CARD.height);
    if (box.height < CARD.height) expect(width / height / (box.width / box.height)).toBeLessThan(1.09);
  }
});

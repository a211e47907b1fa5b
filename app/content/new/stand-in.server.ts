import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";

const WIDTH = 1600;

/** A number from the letters of a name, so that pictures differ and each is the same every time. */
const seed = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/**
 * Draws a picture that stands in for a photograph: a few plain shapes; a portrait is higher than wide.
 * @param file where the JPEG is written; its folder is made. @param accents the colours of the theme's accents
 */
export async function drawStandIn(file: string, accents: readonly Record<string, string>[]): Promise<void> {
  const height = file.includes("/team/") ? 2000 : 1000;
  const at = seed(file.replace(/^.*\/pictures\//, ""));
  const { tint, field, "pattern-ink": ink } = accents[at % accents.length] ?? {};
  const x = 300 + (at % 7) * 150;
  const radius = 260 + (at % 5) * 60;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
    <path fill="${tint}" d="M0 0h${WIDTH}v${height}H0z"/>
    <circle cx="${x}" cy="${height * 0.55}" r="${radius}" fill="${field}"/>
    <path fill="${ink}" d="M${x} ${height * 0.55}h${WIDTH}v${radius}H${x}z"/>
  </svg>`;
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toFile(file);
}

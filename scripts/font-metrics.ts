import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { fail } from "./processes.ts";

/** The mean width of the letters below, in em; Liberation's fonts are as wide as Arial and Times New Roman. */
const FALLBACKS = { Arial: 0.4472, "Times New Roman": 0.4051 };
/** Letters of English and the space, and how many of each are in 100 letters of text. */
const LETTERS = "etaoinshrdlcumwfgypbvk ";
const SHARES = [
  12.7, 9.1, 8.2, 7.5, 7, 6.7, 6.3, 6.1, 6, 4.3, 4, 2.8, 2.8, 2.4, 2.4, 2.2, 2, 2, 1.9, 1.5, 1, 0.8, 18,
];

/**
 * CSS by which a system font takes the room of a font file, so that nothing moves when that font is loaded.
 * @param file a font that fontkit reads: .woff2, .ttf, .otf
 * @param wide the mean advance of the system font in ems
 * @throws Error when the file cannot be read or is no font
 */
function fallbackLines(file: string, wide: number): string {
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts: name one with a single font.`);
  const total = SHARES.reduce((sum, share) => sum + share);
  const mean = [...LETTERS].reduce(
    (sum, letter, at) => sum + (font.layout(letter).advanceWidth * (SHARES[at] ?? 0)) / total,
    0,
  );
  const adjust = mean / font.unitsPerEm / wide;
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  const override = (height: number) => percent(Math.abs(height) / font.unitsPerEm / adjust);
  return [
    `size-adjust: ${percent(adjust)};`,
    `ascent-override: ${override(font.ascent)};`,
    `descent-override: ${override(font.descent)};`,
  ].join("\n");
}

const [file] = process.argv.slice(2);
if (!file) fail("Name a font file: npm run font-metrics -- agency/fonts/text.woff2");
try {
  for (const [name, wide] of Object.entries(FALLBACKS))
    console.log(`In place of ${file}, with local("${name}"):\n${fallbackLines(file, wide)}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

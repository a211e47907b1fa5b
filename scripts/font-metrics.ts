import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { fail } from "./processes.ts";

/** Mean width of the letters below, in em. Measured on the Liberation fonts, which have the same letter widths. */
const FALLBACKS = { Arial: 0.4472, "Times New Roman": 0.4051 };
/** English letters and the space, and how often each occurs per 100 letters of text (SHARES). */
const LETTERS = "etaoinshrdlcumwfgypbvk ";
const SHARES = [
  12.7, 9.1, 8.2, 7.5, 7, 6.7, 6.3, 6.1, 6, 4.3, 4, 2.8, 2.8, 2.4, 2.4, 2.2, 2, 2, 1.9, 1.5, 1, 0.8, 18,
];

/**
 * Returns CSS that gives a system font the metrics of a font file, so that nothing moves when that font loads.
 * @param file a font that fontkit reads: .woff2, .ttf, .otf
 * @param wide mean advance of the system font in em
 * @throws Error when the file cannot be read or is no font
 */
function fallbackLines(file: string, wide: number): string {
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts: name a file with one font.`);
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

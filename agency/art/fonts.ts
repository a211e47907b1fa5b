import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { drawAs } from "./cmap.ts";
import { kernedAs } from "./kerning.ts";

/**
 * Cuts the site's fonts from their packages to the letters and axis ranges in use (`npm --prefix agency/art run fonts`).
 * The results are committed, so nobody needs to run this unless a font, an axis or a Bangla word changes.
 */
type Range = readonly [from: number, to: number];
const lettersOf = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join("");

/** Signs of money and measure, which figures carry: a page whose first screen has one needs no second file. */
const SIGNS = "£€°";
/** What nearly every English page shows; ranges that hold it stand in theme.css, as few as can be. */
const BASIC = lettersOf([
  [0x20, 0x3b],
  [0x3f, 0x5a],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
]).concat(SIGNS);
/** Western Europe, and the signs of code, which has a face of its own. */
const MORE = lettersOf([
  [0x3c, 0x3e],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa1, 0xff],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
]).replaceAll(/[·×£°]/g, "");
/** Ends every page, in the text's typeface alone. */
const COPYRIGHT = "©";
/** Sums and names of columns: text has them, headlines do not. */
const IN_TEXT = "=_`";
/** Central and Northern Europe: Gdańsk, Łódź. */
const EXTENDED = lettersOf([[0x100, 0x17f]]);

/** The Bangla that pages show: the dyes' names in bold; in regular weight the words in the texts. */
const BANGLA_BOLD = "নীল হলুদ মঞ্জিষ্ঠা লাক্ষা লোহা পাতা খয়ের ৳";
const BANGLA_TEXT = "মেঘনা খাঁটি মধু সুন্দরবনের ঢাকা ঢ চেনার উপায় ১৪৩২ ৯";
/** Stands before figures on many pages, so it has a file of its own. */
const TAKA = "৳";
/** Fractions, and letters of other languages under the same numbers, are nowhere asked for. */
const TEXT_FEATURES = "kern liga pnum tnum".split(" ");
/** The ligatures of headlines are their letters kerned. */
const DISPLAY_FEATURES = ["kern"];
/** Most text is regular, every fourth letter semibold: the weight whose kerning stands for all. */
const KERNED_AT = 470;
/** Names the font's styles to programs where one is chosen. */
const UNUSED = ["STAT"];
/** What Bengali spelling needs; ornamental forms would double the files. */
const BENGALI_FEATURES = "akhn half cjct pres nukt ccmp locl blwf init abvm blwm mark".split(" ");

type Axis = { min: number; max: number } | number;
type Font = {
  source: string;
  output: string;
  text: string;
  axes: Record<string, Axis>;
  features?: string[];
  /** The weight whose kerning all weights have. */
  kernedAt?: number;
  /** The straight apostrophe looks like the curly one. */
  curls?: true;
};

const BANGLA_SOURCE = "anek-bangla/files/anek-bangla-bengali-wght-normal.woff2";
const DISPLAY = {
  source: "anybody/files/anybody-latin-standard-normal.woff2",
  axes: { wght: 800, wdth: { min: 50, max: 150 } },
  features: DISPLAY_FEATURES,
};
const TEXT = {
  source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  axes: { wght: { min: 400, max: 700 } },
  features: TEXT_FEATURES,
  kernedAt: KERNED_AT,
};
/** The packages keep the letters from U+0100 on in files of their own. */
const extended = <Cut extends { source: string }>(font: Cut): Cut => ({
  ...font,
  source: font.source.replace("-latin-", "-latin-ext-"),
});
const fonts: Font[] = [
  // Words that must keep their characters ("Let's Work Together") are drawn as print does, large and small.
  { ...DISPLAY, output: "display.woff2", text: BASIC, curls: true },
  { ...DISPLAY, output: "display-more.woff2", text: MORE },
  { ...extended(DISPLAY), output: "display-extended.woff2", text: EXTENDED },
  // Not shipped: the build measures headlines with it (app/content/headlines/fit-lines.server.ts).
  { ...DISPLAY, output: "display-measure.ttf", text: BASIC + MORE, curls: true },
  { ...TEXT, output: "text.woff2", text: BASIC + COPYRIGHT + IN_TEXT, curls: true },
  { ...TEXT, output: "text-more.woff2", text: MORE.replaceAll(/[©=_`]/g, "") },
  { ...extended(TEXT), output: "text-extended.woff2", text: EXTENDED },
  // Signs that the text's own typeface lacks, from one of its build.
  {
    source: "archivo/files/archivo-latin-wght-normal.woff2",
    output: "signs.woff2",
    text: "±²³µ¹",
    axes: TEXT.axes,
    features: [],
  },
  {
    source: BANGLA_SOURCE,
    output: "local.woff2",
    text: BANGLA_BOLD,
    axes: { wght: 700 },
    features: BENGALI_FEATURES,
  },
  {
    source: BANGLA_SOURCE,
    output: "anek-bangla-text.woff2",
    text: BANGLA_TEXT,
    axes: { wght: 400 },
    features: BENGALI_FEATURES,
  },
  // The name of the other language, in the header of every page.
  {
    source: BANGLA_SOURCE,
    output: "languages.woff2",
    text: "বাংলা",
    axes: { wght: 600 },
    features: BENGALI_FEATURES,
  },
  // Code in posts.
  {
    source: "jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    output: "code.woff2",
    text: lettersOf([[0x20, 0x7e]]),
    axes: { wght: 450 },
    features: [],
  },
  {
    source: BANGLA_SOURCE,
    output: "anek-bangla-taka.woff2",
    text: TAKA,
    // Beside figures of the text's regular weight and of its bold one.
    axes: { wght: 540 },
    features: [],
  },
];

const folder = join(import.meta.dirname, "../fonts");
mkdirSync(folder, { recursive: true });
for (const font of fonts) {
  const cut = await written(font);
  writeFileSync(join(folder, font.output), cut);
  console.log(`${font.output}: ${(cut.length / 1000).toFixed(1)} kB`);
}

async function written({ source, output, text, axes, features, kernedAt, curls }: Font): Promise<Uint8Array> {
  const packaged = readFileSync(join(import.meta.dirname, "node_modules/@fontsource-variable", source));
  const letters = curls ? text.replace("'", "") : text;
  const cutAt = async (variationAxes: Font["axes"]) => {
    const options = { variationAxes, dropTables: UNUSED, ...(features ? { keepFeatures: features } : {}) };
    return Buffer.from(await subsetFont(packaged, letters, { targetFormat: "sfnt", ...options }));
  };
  let cut: Buffer = await cutAt(axes);
  if (kernedAt) cut = kernedAs(cut, await cutAt({ ...axes, wght: kernedAt }));
  if (curls) cut = drawAs(cut, "'", "’");
  return subsetFont(cut, text, { targetFormat: output.endsWith(".ttf") ? "sfnt" : "woff2" });
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { drawAs } from "./cmap.ts";
import { kernedAs } from "./kerning.ts";

/**
 * Subsets the site's fonts to the characters and axis ranges in use (`npm --prefix agency/tools run fonts`). The results
 * are committed. Run it again after changing a font, an axis or a Bangla word.
 */
type Range = readonly [from: number, to: number];
const lettersOf = (ranges: readonly Range[]) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join("");

/** Signs of money and measure beside numbers. They are in the first file, so that most pages need only that. */
const SIGNS = "£€°";
/** Characters that nearly every English page shows. theme.css lists the same ranges. */
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
/** Letters of Western Europe, and signs that mostly occur in code, which has a font of its own. */
const MORE = lettersOf([
  [0x3c, 0x3e],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa1, 0xff],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
]).replaceAll(/[·×£°]/g, "");
/** Occurs at the end of every page, only in the text font. */
const COPYRIGHT = "©";
/** Signs of sums and column names. Headlines have none. */
const IN_TEXT = "=_`";
/** Letters of Central and Northern Europe: Gdańsk, Łódź. */
const EXTENDED = lettersOf([[0x100, 0x17f]]);

/** Bangla words on English pages: names of the dyes in bold, words within text in regular weight. */
const BANGLA_BOLD = "নীল হলুদ মঞ্জিষ্ঠা লাক্ষা লোহা পাতা খয়ের ৳";
const BANGLA_TEXT = "মেঘনা খাঁটি মধু সুন্দরবনের ঢাকা ঢ চেনার উপায় ১৪৩২ ৯";
/** Stands before numbers on many pages, so it has a file of its own. */
const TAKA = "৳";
/** OpenType features in use. The site uses no fractions and no localised forms. */
const TEXT_FEATURES = "kern liga pnum tnum".split(" ");
/** Headlines need no ligatures. */
const DISPLAY_FEATURES = ["kern"];
/** The weight whose kerning all weights use: the average of the text, of which a quarter is semibold. */
const KERNED_AT = 470;
/** Tables that browsers do not read: STAT names styles for font menus. */
const UNUSED = ["STAT"];
/** Features that Bengali spelling needs. Ornamental forms would double the files. */
const BENGALI_FEATURES = "akhn half cjct pres nukt ccmp locl blwf init abvm blwm mark".split(" ");

type Axis = { min: number; max: number } | number;
type Font = {
  source: string;
  output: string;
  text: string;
  axes: Record<string, Axis>;
  features?: string[];
  /** The weight whose kerning all weights use. */
  kernedAt?: number;
  /** Draws the straight apostrophe like the curly one. */
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
/** Returns the same font with the package's file of letters from U+0100. */
const extended = <Cut extends { source: string }>(font: Cut): Cut => ({
  ...font,
  source: font.source.replace("-latin-", "-latin-ext-"),
});
const fonts: Font[] = [
  // Specified texts keep their straight apostrophe ("Let's Work Together") but show a curly one.
  { ...DISPLAY, output: "display.woff2", text: BASIC, curls: true },
  { ...DISPLAY, output: "display-more.woff2", text: MORE },
  { ...extended(DISPLAY), output: "display-extended.woff2", text: EXTENDED },
  // Not served. The build measures headlines with it (app/content/headlines).
  { ...DISPLAY, output: "display-measure.ttf", text: BASIC + MORE, curls: true },
  { ...TEXT, output: "text.woff2", text: BASIC + COPYRIGHT + IN_TEXT, curls: true },
  { ...TEXT, output: "text-more.woff2", text: MORE.replaceAll(/[©=_`]/g, "") },
  { ...extended(TEXT), output: "text-extended.woff2", text: EXTENDED },
  // Signs that the text font lacks, from a similar font.
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
  // Name of the other language, in the header of every page.
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
    // Between the weights of regular and bold numbers.
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

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { agencyFolder } from "./agency-folder.server.ts";

/** Width of the letters in percent of the font's normal width. */
type Range = { min: number; max: number };

const folder = agencyFolder();
/** The headlines' font. The width axis can be read from an uncompressed TrueType copy only. */
const FILES = ["fonts/display-measure.ttf", "fonts/display.woff2"];
const file = FILES.map((name) => join(folder, name)).find(existsSync);
if (file === undefined)
  throw new Error(`${join(folder, "fonts/display.woff2")} is missing: the headlines' font`);
const bytes = readFileSync(file);
const source = read();
const css = readFileSync(join(folder, "theme.css"), "utf8");

function read() {
  const made = create(bytes);
  if (!("getVariation" in made)) throw new Error(`${file} must be a single font, not a collection`);
  return made;
}

/** Headlines are in capitals unless theme.css has `--headline-case: none`. */
const asWritten = /--headline-case:\s*none\s*;/.test(css);

/** The weight of headlines (fit.css). */
const WEIGHT = 800;

/** The weight in which browsers draw headlines, within the ranges of theme.css and of the font. */
function drawnWeight({ min, max }: Range): number {
  const face = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].find(([, body]) =>
    body?.includes("fonts/display."),
  );
  const offered = /font-weight:\s*([\d\s]+);/
    .exec(face?.[1] ?? "")?.[1]
    ?.trim()
    .split(/\s+/)
    .map(Number);
  const wanted = Math.max(offered?.[0] ?? WEIGHT, Math.min(offered?.at(-1) ?? WEIGHT, WEIGHT));
  return Math.max(min, Math.min(max, wanted));
}

/** The values of a variable font's axes when a headline is drawn. */
const drawn = Object.fromEntries(
  Object.entries(source.variationAxes).map(([name, axis = { name, min: 0, default: 0, max: 0 }]) => [
    name,
    name === "wght" ? drawnWeight(axis) : name === "opsz" ? axis.max : axis.default,
  ]),
);
const font = inWeight();

/**
 * The font at these coordinates. fontkit's `getVariation` fails for a compressed font, so the coordinates are set
 * before it is read, and composite letters come from the font without coordinates. Widths are then those of the
 * weight; outlines, which only cards draw, are those of the file.
 */
function inWeight() {
  if (Object.values(drawn).length === 0) return source;
  source.layout("A");
  const unpacked = (source as { _transformedGlyphs?: unknown })._transformedGlyphs;
  return Object.assign(read(), { variationCoords: Object.values(drawn), _transformedGlyphs: unpacked });
}

const axis = file.endsWith(".ttf") ? source.variationAxes.wdth : undefined;
/** How far the letters can be stretched; not at all without a width axis. */
export const STRETCH: Range = axis
  ? { min: Math.max(50, axis.min), max: Math.min(150, axis.max) }
  : { min: 100, max: 100 };
/** Whether lines are fitted by the width of their letters or by their size alone. */
export const STRETCHES = STRETCH.min < STRETCH.max;

const widths = new Map<string, number>();
const instances = new Map<number, typeof font>();

/** The font at a stretch; making it takes longer than measuring a line. */
function instanceAt(stretch: number) {
  if (!STRETCHES) return font;
  const made = instances.get(stretch) ?? source.getVariation({ ...drawn, wdth: stretch });
  instances.set(stretch, made);
  return made;
}

/** The taka sign comes from another font; it is about as wide as a digit. */
const withoutTaka = (text: string) => text.replaceAll("৳", "8");

/** Width of a line in em, without capitals. */
export function writtenWidth(text: string, stretch: number): number {
  const key = `${stretch} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    const instance = instanceAt(stretch);
    width = instance.layout(withoutTaka(text)).advanceWidth / instance.unitsPerEm;
    widths.set(key, width);
  }
  return width;
}

function asSet(text: string): string {
  return asWritten ? text : text.toUpperCase();
}

/** The space after the last letter may reach this far beyond the line before it breaks (fit.css). */
const BEYOND = 1.009;

/** In em: distance from the line's start, width, and depth below the baseline. */
type Ink = { start: number; width: number; below: number };
const inks = new Map<string, Ink>();

export function lineInk(text: string, stretch: number): Ink {
  return writtenInk(asSet(text), stretch);
}

/** The ink of a line without capitals. */
export function writtenInk(set: string, stretch: number): Ink {
  const key = `${stretch} ${set}`;
  const ink = inks.get(key) ?? measureInk(set, stretch);
  inks.set(key, ink);
  return ink;
}

function measureInk(set: string, stretch: number): Ink {
  // Without a width axis lines are not set from edge to edge.
  if (!STRETCHES) return { start: 0, width: writtenWidth(set, stretch), below: 0 };
  const { bbox, advanceWidth } = instanceAt(stretch).layout(withoutTaka(set));
  const em = font.unitsPerEm;
  // The space before a sign of another font is unknown.
  const start = set.startsWith("৳") ? 0 : bbox.minX;
  const width = Math.max(bbox.maxX - start, (advanceWidth - start) / BEYOND);
  return { start: start / em, width: width / em, below: Math.max(0, -bbox.minY / em) };
}

/** Where the ink of a name in capitals begins and ends, as shares of its advance width. */
export function nameInk(name: string): { from: number; to: number } {
  const { bbox, advanceWidth } = instanceAt(100).layout(name.toUpperCase());
  const part = (x: number) => Math.round((x / advanceWidth) * 10_000) / 10_000;
  return { from: part(bbox.minX), to: part(bbox.maxX) };
}

/** Width of a headline's line in em, without the space at its ends. */
export function lineWidth(text: string, stretch: number): number {
  return lineInk(text, stretch).width;
}

/** The start of each letter of a headline's line, and the end of the last, in percent of the line. */
export function letterEdges({ text, stretch }: { text: string; stretch: number }): number[] {
  const { positions, advanceWidth } = instanceAt(stretch).layout(asSet(text));
  const ends = positions.map((_, index) =>
    positions.slice(0, index + 1).reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  );
  return [0, ...ends].map((end) => Math.round((end / advanceWidth) * 10_000) / 100);
}

/** The letters of a line as paths, in the font's units, y upwards. */
export type Outline = { glyphs: { path: string; x: number }[]; unitsPerEm: number; width: number };

/**
 * The outlines of a headline's line.
 * @param isWritten whether the text keeps its case, as labels do
 */
export function lineOutline(text: string, stretch: number, isWritten = false): Outline {
  const instance = instanceAt(stretch);
  const { glyphs, positions, advanceWidth } = instance.layout(isWritten ? text : asSet(text));
  let at = 0;
  const drawn = glyphs.map((glyph, index) => {
    const x = at + (positions[index]?.xOffset ?? 0);
    at += positions[index]?.xAdvance ?? 0;
    // Glyph 0 stands for letters that the font lacks.
    return { path: glyph.id === 0 ? "" : glyph.path.toSVG(), x };
  });
  return { glyphs: drawn, unitsPerEm: instance.unitsPerEm, width: advanceWidth / instance.unitsPerEm };
}

/** Heights of a headline's line in em: of capitals, and from baseline to baseline. */
export const LINE = {
  capitals: font.capHeight / font.unitsPerEm,
  pitch: asWritten ? 1.02 : font.capHeight / font.unitsPerEm + 0.07,
  /** Depth below the baseline; only headlines in lower case have one. */
  below: asWritten ? -font.descent / font.unitsPerEm : 0,
};

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { agencyFolder } from "./agency-folder.server.ts";

/** Width of the letters in percent of the font's normal width. */
type Range = { min: number; max: number };

const folder = agencyFolder();
/**
 * The headlines' font. Its width axis can be measured in a plain TrueType copy only; a font without one needs
 * no copy.
 */
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

/** Headlines stand in capitals unless theme.css says `--headline-case: none`. */
const asWritten = /--headline-case:\s*none\s*;/.test(css);

/** The weight that headlines ask for (fit.css). */
const WEIGHT = 800;

/** The weight in which a browser draws headlines: what theme.css offers of the font, within what the font has. */
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

/** Where a variable font stands on its axes when a headline is drawn: in its weight, cut for large sizes. */
const drawn = Object.fromEntries(
  Object.entries(source.variationAxes).map(([name, axis = { name, min: 0, default: 0, max: 0 }]) => [
    name,
    name === "wght" ? drawnWeight(axis) : name === "opsz" ? axis.max : axis.default,
  ]),
);
const font = inWeight();

/**
 * The font at these coordinates. `getVariation` cannot make one of a compressed font, so its coordinates are set
 * before it is read; its composite letters can be unpacked only without any, so they come from the plain one. The
 * widths are then the bold ones; outlines, which only cards draw, stay as light as the file's own.
 */
function inWeight() {
  if (Object.values(drawn).length === 0) return source;
  source.layout("A");
  const unpacked = (source as { _transformedGlyphs?: unknown })._transformedGlyphs;
  return Object.assign(read(), { variationCoords: Object.values(drawn), _transformedGlyphs: unpacked });
}

const axis = file.endsWith(".ttf") ? source.variationAxes.wdth : undefined;
/** How far the letters can be stretched; without a width axis they stay as they are. */
export const STRETCH: Range = axis
  ? { min: Math.max(50, axis.min), max: Math.min(150, axis.max) }
  : { min: 100, max: 100 };
/** Whether lines are fitted by the width of their letters, or by their size alone. */
export const STRETCHES = STRETCH.min < STRETCH.max;

const widths = new Map<string, number>();
const instances = new Map<number, typeof font>();

/** The font at one stretch; making it takes longer than measuring a line with it. */
function instanceAt(stretch: number) {
  if (!STRETCHES) return font;
  const made = instances.get(stretch) ?? source.getVariation({ ...drawn, wdth: stretch });
  instances.set(stretch, made);
  return made;
}

/** The taka sign comes from another font; it is about as wide as a figure. */
const inOwnSigns = (text: string) => text.replaceAll("৳", "8");

/** Width of a line as it is written, in em, at a stretch of the width axis. */
export function writtenWidth(text: string, stretch: number): number {
  const key = `${stretch} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    const instance = instanceAt(stretch);
    width = instance.layout(inOwnSigns(text)).advanceWidth / instance.unitsPerEm;
    widths.set(key, width);
  }
  return width;
}

/** A headline's line in the letters in which it is set. */
function asSet(text: string): string {
  return asWritten ? text : text.toUpperCase();
}

/** How far the air after a line's last letter may reach beyond the measure before the line breaks (fit.css). */
const BEYOND = 1.009;

/** In em: where it begins after the line's start, how wide it is, and how deep it goes. */
type Ink = { start: number; width: number; below: number };
const inks = new Map<string, Ink>();

/** The ink of a headline's line. */
export function lineInk(text: string, stretch: number): Ink {
  return writtenInk(asSet(text), stretch);
}

/** The ink of a line as it is written. */
export function writtenInk(set: string, stretch: number): Ink {
  const key = `${stretch} ${set}`;
  const ink = inks.get(key) ?? measureInk(set, stretch);
  inks.set(key, ink);
  return ink;
}

function measureInk(set: string, stretch: number): Ink {
  // Letters of one width keep the air at their sides: such lines are not set from edge to edge.
  if (!STRETCHES) return { start: 0, width: writtenWidth(set, stretch), below: 0 };
  const { bbox, advanceWidth } = instanceAt(stretch).layout(inOwnSigns(set));
  const em = font.unitsPerEm;
  // How much air another font's sign begins with is not known: it stays where it is.
  const start = set.startsWith("৳") ? 0 : bbox.minX;
  const width = Math.max(bbox.maxX - start, (advanceWidth - start) / BEYOND);
  return { start: start / em, width: width / em, below: Math.max(0, -bbox.minY / em) };
}

/** Where the ink of a name in capitals begins and ends, in parts of its width with the air at both sides. */
export function nameInk(name: string): { from: number; to: number } {
  const { bbox, advanceWidth } = instanceAt(100).layout(name.toUpperCase());
  const part = (x: number) => Math.round((x / advanceWidth) * 10_000) / 10_000;
  return { from: part(bbox.minX), to: part(bbox.maxX) };
}

/** Width of a headline's line, in em, without the air at its two ends. */
export function lineWidth(text: string, stretch: number): number {
  return lineInk(text, stretch).width;
}

/** Where the letters of a headline's line begin, and where the last one ends, in percent of the line. */
export function letterEdges({ text, stretch }: { text: string; stretch: number }): number[] {
  const { positions, advanceWidth } = instanceAt(stretch).layout(asSet(text));
  const ends = positions.map((_, index) =>
    positions.slice(0, index + 1).reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  );
  return [0, ...ends].map((end) => Math.round((end / advanceWidth) * 10_000) / 100);
}

/** A line's letters as drawings. Coordinates are the font's own: y upwards, `unitsPerEm` to the em. */
export type Outline = { glyphs: { path: string; x: number }[]; unitsPerEm: number; width: number };

/**
 * The outlines of a headline's line.
 * @param isWritten whether the text keeps its own capitals, as labels do
 */
export function lineOutline(text: string, stretch: number, isWritten = false): Outline {
  const instance = instanceAt(stretch);
  const { glyphs, positions, advanceWidth } = instance.layout(isWritten ? text : asSet(text));
  let at = 0;
  const drawn = glyphs.map((glyph, index) => {
    const x = at + (positions[index]?.xOffset ?? 0);
    at += positions[index]?.xAdvance ?? 0;
    // Glyph 0 is the box for a letter that the font lacks.
    return { path: glyph.id === 0 ? "" : glyph.path.toSVG(), x };
  });
  return { glyphs: drawn, unitsPerEm: instance.unitsPerEm, width: advanceWidth / instance.unitsPerEm };
}

/** Heights of a headline's line in em: of its capitals, and from one line's foot to the next. */
export const LINE = {
  capitals: font.capHeight / font.unitsPerEm,
  pitch: asWritten ? 1.02 : font.capHeight / font.unitsPerEm + 0.07,
  /** How far letters reach below the line: only where headlines have small letters. */
  below: asWritten ? -font.descent / font.unitsPerEm : 0,
};

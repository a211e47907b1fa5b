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
const isPacked = file.endsWith(".woff2");
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
const isVariable = Object.values(drawn).length > 0;
const font = !isVariable ? source : isPacked ? unpackedVariation() : source.getVariation(drawn);

type Point = { x: number; y: number; copy(): Point };
/** What fontkit keeps of a compressed font. */
type Unpacked = {
  _transformedGlyphs: { points?: Point[] }[];
  _variationProcessor: { transformPoints(id: number, points: Point[]): void };
};

/**
 * The compressed font as it is drawn. fontkit's `getVariation` fails for such a font: it varies the widths once the
 * coordinates are set, and the outlines are varied here.
 */
function unpackedVariation() {
  const made = Object.assign(read(), { variationCoords: Object.values(drawn) });
  source.layout("A");
  const { _transformedGlyphs: glyphs } = source as unknown as Unpacked;
  const { _variationProcessor: processor } = made as unknown as Unpacked;
  const varied = glyphs.map((glyph, id) => {
    const end = glyph.points?.at(-1);
    if (!glyph.points || !end) return glyph;
    // Behind the outline come four points for the glyph's edges.
    const points = [...glyph.points, end, end, end, end].map((point) => point.copy());
    processor.transformPoints(id, points);
    return { ...glyph, points: points.slice(0, -4) };
  });
  return Object.assign(made, { _transformedGlyphs: varied });
}

const axis = isPacked ? undefined : source.variationAxes.wdth;
/** How far the letters can be stretched; not at all without a width axis. */
export const STRETCH: Range = axis
  ? { min: Math.max(50, axis.min), max: Math.min(150, axis.max) }
  : { min: 100, max: 100 };
/** Whether lines are fitted by the width of their letters or by their size alone. */
export const STRETCHES = STRETCH.min < STRETCH.max;

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

const asSet = (text: string) => (asWritten ? text : text.toUpperCase());

/** The space after the last letter may reach this far beyond the line before it breaks (fit.css). */
const BEYOND = 1.009;

/** In em: distance from the line's start, width, and depth below the baseline. */
type Ink = { start: number; width: number; below: number };
const inks = new Map<string, Ink>();

/** Where the letters of a headline's line are; a comma at its end hangs beyond the edge (ui/fit-heading.tsx). */
export function lineInk(text: string, stretch: number): Ink {
  const key = `${stretch} ${text}`;
  const ink = inks.get(key) ?? measureInk(asSet(text.replace(/,$/, "")), stretch);
  inks.set(key, ink);
  return ink;
}

function measureInk(set: string, stretch: number): Ink {
  const { bbox, advanceWidth } = instanceAt(stretch).layout(withoutTaka(set));
  const em = font.unitsPerEm;
  const below = Math.max(0, -bbox.minY / em);
  // Without a width axis lines are not set from edge to edge.
  if (!STRETCHES) return { start: 0, width: advanceWidth / em, below };
  // The space before a sign of another font is unknown.
  const start = set.startsWith("৳") ? 0 : bbox.minX;
  const width = Math.max(bbox.maxX - start, (advanceWidth - start) / BEYOND);
  return { start: start / em, width: width / em, below };
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
type Outline = { glyphs: { path: string; x: number }[]; unitsPerEm: number };

/**
 * The outlines of a headline's line.
 * @param isWritten whether the text keeps its case, as labels do
 */
export function lineOutline(text: string, stretch: number, isWritten = false): Outline {
  const { glyphs, positions } = instanceAt(stretch).layout(isWritten ? text : asSet(text));
  let at = 0;
  const drawn = glyphs.map((glyph, index) => {
    const x = at + (positions[index]?.xOffset ?? 0);
    at += positions[index]?.xAdvance ?? 0;
    // Glyph 0 stands for letters that the font lacks.
    return { path: glyph.id === 0 ? "" : glyph.path.toSVG(), x };
  });
  return { glyphs: drawn, unitsPerEm: font.unitsPerEm };
}

/** Heights of a headline's line in em: of capitals, and from baseline to baseline. */
export const LINE = {
  capitals: font.capHeight / font.unitsPerEm,
  pitch: asWritten ? 1.02 : font.capHeight / font.unitsPerEm + 0.07,
  /** Depth below the baseline; only headlines in lower case have one. */
  below: asWritten ? -font.descent / font.unitsPerEm : 0,
};

import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/** Width of the letters in percent of the font's normal width. */
export type Range = { min: number; max: number };

/** A font file for measuring headlines. */
export type MeasuredFace = {
  font: Font;
  /** How far the letters can be stretched; not at all without a width axis. */
  stretch: Range;
  has: (code: number) => boolean;
  at: (stretch: number) => Font;
};

/** The weight of headlines where theme.css names none. */
const WEIGHT = 800;

/** Opens a font file. @throws Error that names it */
export function openFont(file: string) {
  try {
    return create(readFileSync(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${file} cannot be read as a font (${reason}): export it again`);
  }
}

/** Opens a font; only an uncompressed one can be read in every width. @param css the sheet that offers its weights */
export function measuredFace(file: string, css: string): MeasuredFace {
  const isPacked = file.endsWith(".woff2");
  const read = () => {
    const made = openFont(file);
    if (!("getVariation" in made)) throw new Error(`${file} must be a single font, not a collection`);
    return made;
  };
  const source = read();
  /** The axes of a variable font as headlines use them. */
  const drawn = Object.fromEntries(
    Object.entries(source.variationAxes).map(([name, axis = { name, min: 0, default: 0, max: 0 }]) => [
      name,
      name === "wght" ? drawnWeight(axis, css) : name === "opsz" ? axis.max : axis.default,
    ]),
  );
  const isVariable = Object.values(drawn).length > 0;
  const font = !isVariable ? source : isPacked ? unpacked(read, drawn) : source.getVariation(drawn);
  const axis = isPacked ? undefined : source.variationAxes.wdth;
  const stretch = axis
    ? { min: Math.max(50, axis.min), max: Math.min(150, axis.max) }
    : { min: 100, max: 100 };
  const instances = new Map<number, Font>();
  return {
    font,
    stretch,
    has: (code) => source.hasGlyphForCodePoint(code),
    at(wanted) {
      if (!axis) return font;
      const wdth = Math.max(stretch.min, Math.min(stretch.max, wanted));
      // Making an instance takes longer than measuring a line.
      const made = instances.get(wdth) ?? source.getVariation({ ...drawn, wdth });
      instances.set(wdth, made);
      return made;
    },
  };
}

/** The weight in which browsers draw headlines, within the ranges of theme.css and of the font. */
function drawnWeight({ min, max }: Range, css: string): number {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const face = faces.find((rule) => rule.includes("fonts/display.")) ?? "";
  const offered = /font-weight:\s*(\d+)\s*(\d+)?\s*;/.exec(face);
  const [least, most] = [Number(offered?.[1] ?? WEIGHT), Number(offered?.[2] ?? offered?.[1] ?? WEIGHT)];
  const named = Number(/--display-weight:\s*(\d+)/.exec(css)?.[1] ?? WEIGHT);
  const wanted = Math.max(least, Math.min(most, named));
  return Math.max(min, Math.min(max, wanted));
}

type Point = { x: number; y: number; copy(): Point };
/** Private fields of fontkit's WOFF2 fonts. */
type Outlines = { _transformedGlyphs: { points?: Point[] }[] };
type Variable = { _variationProcessor: { transformPoints(id: number, points: Point[]): void } };

const hasOutlines = (font: object): font is Outlines => "_transformedGlyphs" in font;
const isVariable = (font: object): font is Variable => "_variationProcessor" in font;

/** An instance of a compressed variable font: fontkit varies its widths, but not its outlines, which are varied here. */
function unpacked(read: () => Font, drawn: Record<string, number>): Font {
  const source = read();
  const made = Object.assign(read(), { variationCoords: Object.values(drawn) });
  source.layout("A");
  if (!hasOutlines(source) || !isVariable(made))
    throw new Error("fontkit no longer keeps outlines in the fields that measuring reads.");
  const { _transformedGlyphs: glyphs } = source;
  const { _variationProcessor: processor } = made;
  const varied = glyphs.map((glyph, id) => {
    const end = glyph.points?.at(-1);
    if (!glyph.points || !end) return glyph;
    // The four phantom points after the outline.
    const points = [...glyph.points, end, end, end, end].map((point) => point.copy());
    processor.transformPoints(id, points);
    return { ...glyph, points: points.slice(0, -4) };
  });
  return Object.assign(made, { _transformedGlyphs: varied });
}

import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

/** Limits of a font's axis. */
export type Range = { min: number; max: number };

/** A font file for measuring headlines. */
export type MeasuredFace = {
  font: Font;
  /** Range of the width axis in percent; 100 to 100 without one. */
  stretch: Range;
  has: (code: number) => boolean;
  at: (stretch: number) => Font;
};

/** Default weight of headlines. */
const WEIGHT = 800;

/** Opens a font file. @throws Error that names the file */
export function openFont(file: string) {
  return openBytes(file, readFileSync(file));
}

function openBytes(file: string, bytes: Uint8Array) {
  try {
    return create(Buffer.from(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${file} cannot be read as a font (${reason}): export it again`);
  }
}

/** Opens a font for measuring. Only uncompressed files are measured at several widths. @param css text of theme.css */
export async function measuredFace(file: string, css: string): Promise<MeasuredFace> {
  const isCompressed = file.endsWith(".woff2");
  // Decompress first: fontkit cannot vary the outlines of a compressed font.
  const source = isCompressed ? openBytes(file, await decompress(readFileSync(file))) : openFont(file);
  if (!("getVariation" in source)) throw new Error(`${file} must be a single font, not a collection`);
  /** A variable font's axis values in headlines. */
  const drawn = Object.fromEntries(
    Object.entries(source.variationAxes).map(([name, axis = { name, min: 0, default: 0, max: 0 }]) => [
      name,
      name === "wght" ? drawnWeight(axis, css) : name === "opsz" ? axis.max : axis.default,
    ]),
  );
  const isVariable = Object.values(drawn).length > 0;
  const font = isVariable ? source.getVariation(drawn) : source;
  const axis = isCompressed ? undefined : source.variationAxes.wdth;
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
      // Cache instances, because making an instance takes longer than measuring a line.
      const made = instances.get(wdth) ?? source.getVariation({ ...drawn, wdth });
      instances.set(wdth, made);
      return made;
    },
  };
}

/** Returns the headlines' weight in browsers, within the ranges of theme.css and of the font. */
function drawnWeight({ min, max }: Range, css: string): number {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const face = faces.find((rule) => rule.includes("fonts/display.")) ?? "";
  const offered = /font-weight:\s*(\d+)\s*(\d+)?\s*;/.exec(face);
  const [least, most] = [Number(offered?.[1] ?? WEIGHT), Number(offered?.[2] ?? offered?.[1] ?? WEIGHT)];
  const named = Number(/--display-weight:\s*(\d+)/.exec(css)?.[1] ?? WEIGHT);
  const wanted = Math.max(least, Math.min(most, named));
  return Math.max(min, Math.min(max, wanted));
}

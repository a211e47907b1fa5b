import { escapeHtml } from "../../../app/lib/escape-html.ts";

/**
 * A cloth consists of vertical threads (the warp; each thread is an end) and rows of a horizontal thread (the weft;
 * each row is a pick). A pick has the weft's colour and the runs in which the weft covers the warp.
 */
export type DrawnPick = { color: string; runs: readonly { x: number; length: number }[] };

/**
 * A pattern with `ends` columns and one row per pick. It is repeated `across` times horizontally and `down` times
 * vertically.
 */
export type DrawnCloth = {
  title: string;
  ends: number;
  picks: readonly DrawnPick[];
  warp: string;
  across: number;
  down: number;
};

/** Side of a cell in px. */
const CELL = 8;

/** Draws a cloth as an SVG file with plain colours, without fonts and scripts. */
export function clothSvg({ title, ends, picks, warp, across, down }: DrawnCloth): string {
  const paths = new Map<string, string>();
  for (const [y, { color, runs }] of picks.entries()) {
    const path = runs.map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("");
    if (path) paths.set(color, (paths.get(color) ?? "") + path);
  }
  const wefts = [...paths].map(([color, path]) => `<path fill="${escapeHtml(color)}" d="${path}"/>`).join("");
  const [width, height] = [ends * across, picks.length * down];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * CELL}" height="${height * CELL}"`,
    ` viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><title>${escapeHtml(title)}</title>`,
    `<defs><pattern id="repeat" width="${ends}" height="${picks.length}" patternUnits="userSpaceOnUse">`,
    `<rect width="${ends}" height="${picks.length}" fill="${escapeHtml(warp)}"/>${wefts}</pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#repeat)"/></svg>`,
  ].join("");
}

import { escapeHtml } from "./escape-html.ts";

/** One pick of a drawn cloth: the colour of its weft, and where the weft lies on top of the warp. */
export type DrawnPick = { color: string; runs: readonly { x: number; length: number }[] };

/** A length of cloth: its repeat in ends and picks, drawn `across` times `down` repeats. */
export type DrawnCloth = {
  title: string;
  ends: number;
  picks: readonly DrawnPick[];
  /** The colour of the warp. */
  warp: string;
  across: number;
  down: number;
};

/** One end or pick, in px of the picture. */
const CELL = 8;

/** A cloth as the text of an SVG file that stands by itself: plain colours, no font, no script. */
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

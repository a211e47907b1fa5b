import { clothSvg, type DrawnPick } from "../cloth/cloth-svg";
import { plainColor } from "../cloth/plain-color";
import { saveFile } from "../cloth/save-file";
import { bandsOf, ROWS, tieOf, type Visit } from "./visit-picks";

/**
 * Returns where a row's weft (horizontal thread) is visible: everywhere except at the warp thread that ties it down.
 */
function runsOf(row: number): DrawnPick["runs"] {
  const tie = tieOf(row);
  return [
    { x: 0, length: tie },
    { x: tie + 1, length: 7 - tie },
  ].filter(({ length }) => length > 0);
}

/** Returns the visit's cloth as an SVG file in the colours of the page. */
function svgOf(box: Element, { accents }: Visit, title: string): string {
  const colors = [...box.querySelectorAll("[data-pick]")].map((pick) =>
    plainColor(getComputedStyle(pick).fill),
  );
  const rows = bandsOf(accents).flatMap(({ from, to }, pick) =>
    Array.from({ length: to - from }, () => colors[pick] ?? ""),
  );
  const picks = rows.toReversed().map((color, row) => ({ color, runs: runsOf(row) }));
  const warp = plainColor(getComputedStyle(box).getPropertyValue("--night"));
  return clothSvg({ title, ends: 8, picks, warp, across: ROWS / 7, down: 1 });
}

/** Saves the cloth inside an element as a file. */
export function saveVisit(box: Element, visit: Visit, texts: { file: string; text: string }): void {
  saveFile(`${texts.file}.svg`, svgOf(box, visit, texts.text), "image/svg+xml");
}

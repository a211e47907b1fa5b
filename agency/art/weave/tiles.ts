import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DraftName, draft, raised, shadedSatin } from "./drafts.ts";

/**
 * Writes `weaves.css`: one repeat of each service's draft, and the satin change between two
 * grounds, as masks of a few hundred bytes (`node art/weave/tiles.ts`; the result is committed).
 */
const DYE_DRAFTS: Record<string, DraftName> = {
  indigo: "herringbone",
  turmeric: "rosepath",
  madder: "diamond",
  lac: "overshot",
  iron: "crepe",
  leaf: "birds-eye",
  catechu: "point",
};

/** The first dye stands where none is named; iron is the product's neutral one, too. */
const SELECTORS: Record<string, string> = {
  indigo: ':root,\n[data-dye="indigo"]',
  iron: '[data-dye="iron"],\n[data-dye="neutral"]',
};

/** Rows of the satin change: 96 px at the cell of 8 px. */
const EDGE_ROWS = 12;

/** An SVG mask of `columns` × `rows` cells; each row is one line with gaps, which compresses best. */
function mask(columns: number, rows: number, isRaised: (x: number, y: number) => boolean): string {
  let path = "";
  for (let y = 0; y < rows; y++) {
    let end: number | undefined;
    for (let x = 0; x < columns; x++) {
      if (!isRaised(x, y)) continue;
      path += end === undefined ? `M${x} ${y}.5` : `m${x - end} 0`;
      const start = x;
      while (x + 1 < columns && isRaised(x + 1, y)) x++;
      end = x + 1;
      path += `h${end - start}`;
    }
  }
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${columns} ${rows}' shape-rendering='crispEdges'><path stroke='#000' d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}

const rules = Object.entries(DYE_DRAFTS).map(([dye, name]) => {
  const weave = draft(name);
  const ends = weave.threading.length;
  const picks = weave.treadling.length;
  const selector = SELECTORS[dye] ?? `[data-dye="${dye}"]`;
  const image = mask(ends, picks, (x, y) => raised(weave, x, y));
  return `${selector} {\n  --draft: ${image};\n  --ends: ${ends};\n  --picks: ${picks};\n}`;
});
const edge = mask(8, EDGE_ROWS, (x, y) => shadedSatin(x, y, (y + 1) / (EDGE_ROWS + 1)));
rules.push(`:root {\n  --satin-edge: ${edge};\n}`);

writeFileSync(
  join(import.meta.dirname, "../../weaves.css"),
  `/* Written by art/weave/tiles.ts from the drafts of art/weave/drafts.ts. */\n${rules.join("\n")}\n`,
);

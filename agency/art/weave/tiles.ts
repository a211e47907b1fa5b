import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DraftName, draft, raised, shadedSatin } from "./drafts.ts";

/**
 * Writes `patterns.css`: one repeat of each service's draft, and the satin change between two
 * grounds, as masks of a few hundred bytes (`node art/weave/tiles.ts`; the result is committed).
 */
const ACCENT_DRAFTS: Record<string, DraftName> = {
  indigo: "herringbone",
  turmeric: "rosepath",
  madder: "diamond",
  lac: "overshot",
  iron: "crepe",
  leaf: "birds-eye",
  catechu: "point",
};

/** The first accent stands where none is named, and on the agency's own pages; iron is the product's neutral one, too. */
const SELECTORS: Record<string, string> = {
  indigo: ':root,\n[data-accent="indigo"],\n[data-accent="bleach"]',
  iron: '[data-accent="iron"],\n[data-accent="neutral"]',
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

const rules = Object.entries(ACCENT_DRAFTS).map(([accent, name]) => {
  const weave = draft(name);
  const ends = weave.threading.length;
  const picks = weave.treadling.length;
  const selector = SELECTORS[accent] ?? `[data-accent="${accent}"]`;
  const image = mask(ends, picks, (x, y) => raised(weave, x, y));
  return `${selector} {\n  --pattern: ${image};\n  --pattern-columns: ${ends};\n  --pattern-rows: ${picks};\n}`;
});
const edge = mask(8, EDGE_ROWS, (x, y) => shadedSatin(x, y, (y + 1) / (EDGE_ROWS + 1)));
rules.push(`:root {\n  --edge-mask: ${edge};\n}`);

writeFileSync(
  join(import.meta.dirname, "../../patterns.css"),
  `/* Written by art/weave/tiles.ts from the drafts of art/weave/drafts.ts. */\n${rules.join("\n")}\n`,
);

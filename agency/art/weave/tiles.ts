import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type DraftName, draft, raised } from "./drafts.ts";

/**
 * Writes `patterns.css`: one repeat of each service's draft as a mask of some 200 bytes
 * (`node art/weave/tiles.ts`; the result is committed).
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

/**
 * A mask of `columns` × `rows` cells, one pixel each, as the `url()` of a PNG. (As SVG each tile would be a document
 * of its own: seven of them cost a slow phone 0.2 s while it scrolls.)
 */
async function mask(
  columns: number,
  rows: number,
  isRaised: (x: number, y: number) => boolean,
): Promise<string> {
  const pixels = Buffer.alloc(columns * rows * 4);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) if (isRaised(x, y)) pixels[(y * columns + x) * 4 + 3] = 255;
  const png = await sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
  return `url("data:image/png;base64,${png.toString("base64")}")`;
}

const rules: string[] = [];
for (const [accent, name] of Object.entries(ACCENT_DRAFTS)) {
  const weave = draft(name);
  const ends = weave.threading.length;
  const picks = weave.treadling.length;
  const selector = SELECTORS[accent] ?? `[data-accent="${accent}"]`;
  const image = await mask(ends, picks, (x, y) => raised(weave, x, y));
  rules.push(
    `${selector} {\n  --pattern: ${image};\n  --pattern-columns: ${ends};\n  --pattern-rows: ${picks};\n}`,
  );
}
rules.push(":root {\n  --pattern-rendering: pixelated;\n}");

writeFileSync(
  join(import.meta.dirname, "../../patterns.css"),
  `/* Written by art/weave/tiles.ts from the drafts of art/weave/drafts.ts. */\n${rules.join("\n")}\n`,
);

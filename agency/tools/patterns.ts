import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** A weave draft: how a loom is set up for a cloth. Each list holds one repeat. */
type Draft = {
  /** Shaft of each warp thread. */
  threading: readonly number[];
  /** Shafts that each treadle lifts. */
  tieUp: readonly (readonly number[])[];
  /** Treadle of each weft thread. */
  treadling: readonly number[];
};

const straight = (count: number) => Array.from({ length: count }, (_, index) => index);
const point = (count: number) => [...straight(count), ...straight(count).slice(1, -1).reverse()];
/** Returns the tie-up of a twill, in which each treadle lifts the same shafts, moved on by one. */
const twill = (count: number, lifted: number[]) =>
  straight(count).map((treadle) => lifted.map((shaft) => (shaft + treadle) % count));

/** The weave of each accent. */
const DRAFTS: Record<string, Draft> = {
  // Herringbone
  indigo: {
    threading: [0, 1, 2, 3, 0, 1, 2, 3, 1, 0, 3, 2, 1, 0, 3, 2],
    tieUp: twill(4, [0, 1]),
    treadling: straight(4),
  },
  // Rosepath
  turmeric: {
    threading: [0, 1, 2, 3, 0, 3, 2, 1],
    tieUp: twill(4, [0, 1]),
    treadling: [0, 1, 2, 3, 0, 3, 2, 1],
  },
  // Diamond
  madder: { threading: point(8), tieUp: twill(8, [0, 1, 2, 3]), treadling: point(8) },
  // Overshot
  lac: {
    threading: [0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 0, 3, 0, 3, 2, 3, 2, 2, 1, 2, 1, 1, 0, 1, 0],
    tieUp: twill(4, [0, 1]),
    treadling: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0],
  },
  // Crepe
  iron: {
    threading: [0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0],
    tieUp: [
      [0, 2],
      [1, 3],
      [0, 1],
      [2, 3],
    ],
    treadling: [0, 2, 1, 3, 2, 0, 3, 1],
  },
  // Bird's eye
  leaf: {
    threading: [0, 1, 2, 3, 2, 1, 0, 3],
    tieUp: twill(4, [0, 1]),
    treadling: [0, 1, 2, 3, 2, 1, 0, 3],
  },
  // Point twill
  catechu: { threading: point(8), tieUp: twill(8, [0, 1, 2, 5]), treadling: point(8) },
};

/** Selectors of accents that stand for others too. */
const SELECTORS: Record<string, string> = {
  indigo: ':root,\n[data-accent="indigo"],\n[data-accent="bleach"]',
  iron: '[data-accent="iron"],\n[data-accent="neutral"]',
};

/**
 * Returns one repeat of a draft as the `url()` of a PNG, with one opaque pixel where the warp lies on top. Seven SVGs
 * would cost a slow phone 0.2 s while it scrolls.
 */
async function mask({ threading, tieUp, treadling }: Draft): Promise<string> {
  const alpha = treadling.flatMap((treadle) =>
    threading.flatMap((shaft) => [0, 0, 0, tieUp[treadle]?.includes(shaft) ? 255 : 0]),
  );
  const raw = { width: threading.length, height: treadling.length, channels: 4 } as const;
  const png = await sharp(Buffer.from(alpha), { raw })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer();
  return `url("data:image/png;base64,${png.toString("base64")}")`;
}

const rules = Object.entries(DRAFTS).map(
  async ([accent, draft]) =>
    `${SELECTORS[accent] ?? `[data-accent="${accent}"]`} {
  --pattern: ${await mask(draft)};
  --pattern-columns: ${draft.threading.length};
  --pattern-rows: ${draft.treadling.length};
}
`,
);
const sheet = `/* Written by tools/patterns.ts. */
${(await Promise.all(rules)).join("")}:root {
  --pattern-rendering: pixelated;
}
`;
writeFileSync(join(import.meta.dirname, "../patterns.css"), sheet);

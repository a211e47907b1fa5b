import { fontOf, tablesOf } from "./tables.ts";

/** Returns the glyph of each character from U+0000 to U+FFFF, from a cmap subtable in format 4. */
function lettersOf(cmap: Buffer): Map<number, number> {
  const count = cmap.readUInt16BE(2);
  const subtables = Array.from({ length: count }, (_, i) => cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4)));
  const table = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!table) throw new Error("the font has no segmented character map");
  const size = table.readUInt16BE(6);
  const letters = new Map<number, number>();
  for (let at = 14; at < 14 + size; at += 2) {
    const [last, first] = [table.readUInt16BE(at), table.readUInt16BE(at + size + 2)];
    const delta = table.readUInt16BE(at + 2 * size + 2);
    const range = table.readUInt16BE(at + 3 * size + 2);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const found = range ? table.readUInt16BE(at + 3 * size + 2 + range + (code - first) * 2) : code;
      if (found !== 0 || range === 0) letters.set(code, (found + delta) & 0xffff);
    }
  }
  return letters;
}

/** Returns a cmap table with one segment for each run of consecutive characters and glyphs. */
function cmapOf(letters: Map<number, number>): Buffer {
  const runs: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...letters].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (run && run.last === code - 1 && run.delta === delta) run.last = code;
    else runs.push({ first: code, last: code, delta });
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const numbers = [
    ...[4, 16 + runs.length * 8, 0, runs.length * 2, power * 2, Math.log2(power), (runs.length - power) * 2],
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  const subtable = Buffer.alloc(numbers.length * 2);
  for (const [i, number] of numbers.entries()) subtable.writeUInt16BE(number, i * 2);
  // One subtable for both platforms that browsers read.
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 20, 0, 3, 0, 1, 0, 0, 0, 20]);
  return Buffer.concat([header, subtable]);
}

/**
 * Returns a font that draws one character with the glyph of another.
 * @param font an uncompressed font
 * @param letter the character in the text
 * @param as the character whose glyph is drawn
 * @throws Error if the font lacks `as`
 */
export function drawAs(font: Buffer, letter: string, as: string): Buffer {
  const tables = tablesOf(font);
  const letters = lettersOf(tables.get("cmap") ?? Buffer.alloc(4));
  const glyph = letters.get(as.codePointAt(0) ?? 0);
  if (glyph === undefined) throw new Error(`the font does not draw '${as}'`);
  letters.set(letter.codePointAt(0) ?? 0, glyph);
  tables.set("cmap", cmapOf(letters));
  return fontOf(tables, font.readUInt32BE(0));
}

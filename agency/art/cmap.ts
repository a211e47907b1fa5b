/** A font file as it is read: tables by their names (OpenType 1.9, "Organization of an OpenType Font"). */
type Tables = Map<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;
/** What a font's checksum comes to, less the sum of its tables. */
const MAGIC = 0xb1b0afba;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const at = HEADER + i * ENTRY;
      const offset = font.readUInt32BE(at + 8);
      const table = font.subarray(offset, offset + font.readUInt32BE(at + 12));
      return [font.toString("latin1", at, at + 4), Buffer.from(table)];
    }),
  );
}

const padded = (length: number) => (length + 3) & ~3;

function checksum(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

function fontOf(tables: Tables, flavour: number): Buffer {
  tables.get("head")?.writeUInt32BE(0, 8);
  const header = Buffer.alloc(HEADER + tables.size * ENTRY);
  const power = 2 ** Math.floor(Math.log2(tables.size));
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(tables.size, 4);
  header.writeUInt16BE(power * ENTRY, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tables.size - power) * ENTRY, 10);
  const parts: Buffer[] = [];
  let offset = header.length;
  for (const [i, [name, table]] of [...tables].entries()) {
    const at = HEADER + i * ENTRY;
    header.write(name, at, "latin1");
    header.writeUInt32BE(checksum(table), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    parts.push(table, Buffer.alloc(padded(table.length) - table.length));
    offset += padded(table.length);
  }
  const font = Buffer.concat([header, ...parts]);
  const head = [...tables.keys()].indexOf("head");
  const at = font.readUInt32BE(HEADER + head * ENTRY + 8) + 8;
  font.writeUInt32BE((MAGIC - checksum(font)) >>> 0, at);
  return font;
}

/** Where a font's letters from U+0000 to U+FFFF are drawn, by a segmented table (format 4). */
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

/** A character map of one segment for each run of letters that are drawn one after the other. */
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
 * Lets one letter be drawn as another: both have one glyph.
 * @param font an uncompressed font
 * @param letter the one that the texts hold, `as` the one that is drawn
 * @throws Error when the font does not draw `as`
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

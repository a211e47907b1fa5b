import { fontOf, tablesOf } from "./tables.ts";

/** Returns a number that identifies a pair of glyphs. */
const PAIR = 0x1_0000;
const VALUE_FORMATS_KERN = 4;
const LOOKUP = { pairs: 2, extension: 9 };
/** Kerning is rounded to these parts of an em. Smaller values are dropped: at 16 px a thousandth is 0.016 px. */
const STEP = 0.004;

/**
 * Returns a variable font with the kerning of one weight. Kerning that varies with the weight would double the file.
 * @param font an uncompressed font
 * @param instance the same subset in one weight, uncompressed, with the same glyph numbers
 * @returns the font without GDEF, which only variable kerning and marks need
 * @throws Error if the fonts' glyphs differ, or the kerning is not one list of pairs
 */
export function kernedAs(font: Buffer, instance: Buffer): Buffer {
  const [tables, still] = [tablesOf(font), tablesOf(instance)];
  const count = (of: typeof tables) => of.get("maxp")?.readUInt16BE(4) ?? 0;
  if (count(tables) !== count(still)) throw new Error("the two fonts do not have the same glyphs");
  const step = Math.max(1, (still.get("head")?.readUInt16BE(18) ?? 0) * STEP);
  tables.delete("GDEF");
  tables.delete("GPOS");
  const kerns = pairsOf(still.get("GPOS"), count(tables));
  for (const [pair, kern] of kerns)
    kerns.set(pair, Math.abs(kern) <= step ? 0 : Math.round(kern / step) * step);
  const table = gposOf(kerns, count(tables));
  const sorted = [...tables, ...(table ? [["GPOS", table] as const] : [])].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return fontOf(new Map(sorted), font.readUInt32BE(0));
}

/** Returns the glyphs of a coverage table in order (OpenType 1.9, "Common Table Formats"). */
function covered(gpos: Buffer, at: number): number[] {
  const count = gpos.readUInt16BE(at + 2);
  const entries = Array.from({ length: count }, (_, i) => i);
  if (gpos.readUInt16BE(at) === 1) return entries.map((i) => gpos.readUInt16BE(at + 4 + i * 2));
  return entries.flatMap((i) => ranged(gpos, at + 4 + i * 6).glyphs);
}

/** Returns the class of each glyph. Glyphs that are not listed are in class 0. */
function classes(gpos: Buffer, at: number): Map<number, number> {
  if (gpos.readUInt16BE(at) === 1) {
    const [first, count] = [gpos.readUInt16BE(at + 2), gpos.readUInt16BE(at + 4)];
    return new Map(Array.from({ length: count }, (_, i) => [first + i, gpos.readUInt16BE(at + 6 + i * 2)]));
  }
  const ranges = Array.from({ length: gpos.readUInt16BE(at + 2) }, (_, i) => ranged(gpos, at + 4 + i * 6));
  return new Map(ranges.flatMap(({ glyphs, value }) => glyphs.map((glyph) => [glyph, value] as const)));
}

function ranged(gpos: Buffer, at: number): { glyphs: number[]; value: number } {
  const [first, last] = [gpos.readUInt16BE(at), gpos.readUInt16BE(at + 2)];
  const glyphs = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return { glyphs, value: gpos.readUInt16BE(at + 4) };
}

/** Returns the kerning of every pair in a GPOS table with one lookup. The first subtable with a pair decides. */
function pairsOf(gpos: Buffer | undefined, count: number): Map<number, number> {
  const kerns = new Map<number, number>();
  if (!gpos) return kerns;
  const list = gpos.readUInt16BE(8);
  if (gpos.readUInt16BE(list) !== 1) throw new Error("the kerning is not one list of pairs");
  const lookup = list + gpos.readUInt16BE(list + 2);
  for (let i = 0; i < gpos.readUInt16BE(lookup + 4); i++) {
    let at = lookup + gpos.readUInt16BE(lookup + 6 + i * 2);
    let type = gpos.readUInt16BE(lookup);
    if (type === LOOKUP.extension) {
      type = gpos.readUInt16BE(at + 2);
      at += gpos.readUInt32BE(at + 4);
    }
    if (type !== LOOKUP.pairs) throw new Error(`the kerning has a lookup of type ${type}`);
    if (gpos.readUInt16BE(at + 4) !== VALUE_FORMATS_KERN || gpos.readUInt16BE(at + 6) !== 0)
      throw new Error("pairs do more than move the second glyph");
    for (const [pair, kern] of gpos.readUInt16BE(at) === 1 ? listed(gpos, at) : byClass(gpos, at, count))
      if (!kerns.has(pair)) kerns.set(pair, kern);
  }
  return kerns;
}

type Kerns = Iterable<[pair: number, kern: number]>;

/** Yields the pairs of a PairPos subtable in format 1, which lists single pairs. */
function* listed(gpos: Buffer, at: number): Kerns {
  for (const [i, left] of covered(gpos, at + gpos.readUInt16BE(at + 2)).entries()) {
    const set = at + gpos.readUInt16BE(at + 10 + i * 2);
    for (let j = 0; j < gpos.readUInt16BE(set); j++)
      yield [left * PAIR + gpos.readUInt16BE(set + 2 + j * 4), gpos.readInt16BE(set + 4 + j * 4)];
  }
}

/** Yields the pairs of a PairPos subtable in format 2, which lists classes of glyphs. */
function* byClass(gpos: Buffer, at: number, count: number): Kerns {
  const lefts = classes(gpos, at + gpos.readUInt16BE(at + 8));
  const rights = classes(gpos, at + gpos.readUInt16BE(at + 10));
  const width = gpos.readUInt16BE(at + 14);
  for (const left of covered(gpos, at + gpos.readUInt16BE(at + 2)))
    for (let right = 0; right < count; right++) {
      const cell = (lefts.get(left) ?? 0) * width + (rights.get(right) ?? 0);
      yield [left * PAIR + right, gpos.readInt16BE(at + 16 + cell * 2)];
    }
}

/** Groups glyphs that have the same kerning. Glyphs without kerning are left out. */
function alike(count: number, kernsOf: (glyph: number) => number[]): { kerns: number[]; glyphs: number[] }[] {
  const found = new Map<string, { kerns: number[]; glyphs: number[] }>();
  for (let glyph = 0; glyph < count; glyph++) {
    const kerns = kernsOf(glyph);
    const key = kerns.join(" ");
    if (!found.has(key)) found.set(key, { kerns, glyphs: [] });
    found.get(key)?.glyphs.push(glyph);
  }
  return [...found.values()].filter(({ kerns }) => kerns.some((kern) => kern !== 0));
}

const words = (numbers: number[]) => {
  const table = Buffer.alloc(numbers.length * 2);
  for (const [i, number] of numbers.entries()) table.writeUInt16BE(number & 0xffff, i * 2);
  return table;
};

/** Returns a GPOS table with the feature `kern` for all scripts; `undefined` without kerning. */
function gposOf(kerns: Map<number, number>, count: number): Buffer | undefined {
  const all = Array.from({ length: count }, (_, glyph) => glyph);
  const lefts = alike(count, (left) => all.map((right) => kerns.get(left * PAIR + right) ?? 0));
  const rights = alike(count, (right) => lefts.map(({ kerns: row }) => row[right] ?? 0));
  if (lefts.length === 0) return undefined;
  const coverage = lefts.flatMap(({ glyphs }) => glyphs).sort((a, b) => a - b);
  const classed = (groups: { glyphs: number[] }[], first: number) =>
    all
      .map((glyph) => groups.findIndex(({ glyphs }) => glyphs.includes(glyph)) + first)
      .map((of) => Math.max(0, of));
  const matrix = lefts.flatMap((_, i) => [0, ...rights.map(({ kerns: column }) => column[i] ?? 0)]);
  const [classBytes, coverageBytes] = [6 + count * 2, 4 + coverage.length * 2];
  const classAt = 16 + matrix.length * 2;
  const subtable = [
    ...[2, classAt + 2 * classBytes, VALUE_FORMATS_KERN, 0, classAt, classAt + classBytes],
    ...[lefts.length, rights.length + 1, ...matrix],
    ...[1, 0, count, ...classed(lefts, 0)],
    ...[1, 0, count, ...classed(rights, 1)],
    ...[1, coverage.length, ...coverage],
  ];
  if (classAt + 2 * classBytes + coverageBytes > 0xffff)
    throw new Error("the kerning is too long for one table");
  const [dflt, kern] = [Buffer.from("DFLT"), Buffer.from("kern")];
  return Buffer.concat([
    words([1, 0, 10, 30, 44]),
    ...[words([1]), dflt, words([8, 4, 0, 0, 0xffff, 1, 0])],
    ...[words([1]), kern, words([8, 0, 1, 0])],
    ...[words([1, 4, LOOKUP.pairs, 0, 1, 8]), words(subtable)],
  ]);
}

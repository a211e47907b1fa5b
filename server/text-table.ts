import { printable } from "./printable.ts";

const GAP = "  ";
/** No column gets narrower than this, even in a very narrow window. */
const MIN_WIDTH = 12;

/**
 * Lays out texts as a table for a terminal; longer cells are wrapped, line ends in them are kept.
 * @param heads one head per column
 * @param rows cells in the order of the heads; they may hold anything a visitor wrote
 * @param width columns of the terminal; the last column takes what the others leave
 */
export function textTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.split(/\r\n|\r|\n/).map(printable)));
  const widths = columnWidths(cells, heads.length, width);
  const lines = cells.flatMap((row, index) => {
    const laidOut = layOutRow(row, widths);
    return index === 0 ? [...laidOut, widths.map((count) => "-".repeat(count)).join(GAP)] : laidOut;
  });
  return lines.map((line) => line.trimEnd()).join("\n");
}

function columnWidths(cells: string[][][], count: number, width: number): number[] {
  const natural = Array.from({ length: count }, (_, column) =>
    Math.max(...cells.flatMap((row) => (row[column] ?? []).map(displayWidth))),
  );
  const most = Math.max(MIN_WIDTH, Math.floor(width / 3));
  const widths = natural.map((needed) => Math.min(needed, most));
  const used = widths.slice(0, -1).reduce((sum, one) => sum + one + GAP.length, 0);
  const last = Math.max(MIN_WIDTH, width - used);
  return [...widths.slice(0, -1), Math.min(natural.at(-1) ?? last, last)];
}

function layOutRow(row: string[][], widths: readonly number[]): string[] {
  const columns = row.map((lines, column) =>
    lines.flatMap((line) => wrap(line, widths[column] ?? MIN_WIDTH)),
  );
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns.map((lines, column) => pad(lines[line] ?? "", widths[column] ?? 0)).join(GAP),
  );
}

function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/(?<= )/)) {
    if (current !== "" && displayWidth((current + word).trimEnd()) > width) {
      lines.push(current);
      current = "";
    }
    current += word;
    while (displayWidth(current.trimEnd()) > width) {
      const fitting = cut(current, width);
      lines.push(fitting);
      current = current.slice(fitting.length);
    }
  }
  return [...lines, current];
}

/** The longest start of a text that fits; at least one character, so that wrapping comes to an end. */
function cut(text: string, width: number): string {
  let taken = "";
  for (const { segment } of characters.segment(text)) {
    if (taken !== "" && displayWidth(taken + segment) > width) break;
    taken += segment;
  }
  return taken;
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
const WIDE =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Emoji_Presentation}/u;

/** Columns that a terminal needs for a text: two for East Asian characters and emoji, one for others. */
function displayWidth(text: string): number {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of characters.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - displayWidth(text)));
}

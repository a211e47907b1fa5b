import { type RichElement, type RichNode, textOf } from "../../lib/rich-text.ts";

/** Separates the heads of columns, in an attribute that `withBars` takes away. */
const SEPARATOR = "\n";

/** A value's bar: a length of the dye's cloth, of which what lies beyond the value is covered. */
export function barOf(value: number, most: number): RichElement {
  const x = `${most === 0 ? 0 : Math.round((value / most) * 1000) / 10}%`;
  const rest: RichNode = ["rect", { x, width: "100%", height: "100%" }, []];
  return [
    "span",
    { className: "weave weave-middle", "data-bar": "", "aria-hidden": "true" },
    [["svg", {}, [rest]]],
  ];
}

/** A chart that has yet to take in the table after it (`withBars`). @param bars the heads of columns. */
export function chartOfTable({ caption, bars }: { caption: string; bars: string[] }): RichElement {
  return [
    "figure",
    { "data-block": "chart", bars: bars.map(plain).join(SEPARATOR) },
    [["figcaption", {}, [["p", {}, [caption]]]]],
  ];
}

/** The heads of columns that a chart gives bars to; none where it has rows of its own. */
export function barsOf({ bars }: Record<string, string>): string[] {
  return bars?.split(SEPARATOR) ?? [];
}

/** Words as they are compared: quotes and spaces are set differently in a text and in YAML. */
export function plain(words: string): string {
  return words.replace(/\s+/g, " ").replaceAll("’", "'");
}

/**
 * Puts tables into the charts that stand before them, and a bar beside each number of the charts' columns, all on one
 * scale. Rows whose first cell is bold are sums and get none; a bold number marks its bar.
 */
export function withBars(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node, at): RichNode[] => {
    const before = nodes[at - 1];
    if (isTable(node) && isOpen(before)) return [];
    if (!isOpen(node)) return [node];
    const [tag, { bars: _bars, ...attributes }, caption] = node;
    const table = nodes[at + 1];
    return [[tag, attributes, isTable(table) ? [...caption, barred(table, barsOf(node[1]))] : caption]];
  });
}

const isElement = (node: RichNode | undefined): node is RichElement => Array.isArray(node);
const isTable = (node: RichNode | undefined): node is RichElement => isElement(node) && node[0] === "table";
const isOpen = (node: RichNode | undefined): node is RichElement =>
  isElement(node) && node[1].bars !== undefined;

function barred([tag, attributes, [head, body]]: RichElement, bars: string[]): RichElement {
  const rows = (part: RichNode | undefined) => (isElement(part) ? part[2].filter(isElement) : []);
  const heads = rows(head).flatMap((row) => row[2].map((cell) => plain(textOf([cell]))));
  const has = (at: number) => bars.includes(heads[at] ?? "");
  const most = Math.max(
    0,
    ...rows(body).flatMap((row) =>
      isSum(row) ? [] : row[2].map((cell, at) => (has(at) ? numberIn(cell) : 0)),
    ),
  );
  const withBar = (row: RichElement): RichElement => [
    row[0],
    row[1],
    row[2].map((cell, at) =>
      has(at) && isElement(cell) ? barredCell(cell, isSum(row) ? undefined : numberIn(cell), most) : cell,
    ),
  ];
  return [
    tag,
    attributes,
    [
      ["thead", {}, rows(head).map(withBar)],
      ["tbody", {}, rows(body).map(withBar)],
    ],
  ];
}

function barredCell(
  [tag, attributes, words]: RichElement,
  value: number | undefined,
  most: number,
): RichNode {
  const isMarked = value !== undefined && words.some((word) => isElement(word) && word[0] === "strong");
  const marks = { "data-number": "", "data-barred": "", ...(isMarked ? { "data-marked": "" } : {}) };
  if (tag !== "td") return [tag, { ...attributes, ...marks }, words];
  // The empty place of a bar keeps a cell's words above those of the column.
  const none: RichNode = ["span", { "data-bar": "", "aria-hidden": "true" }, []];
  return [tag, { ...attributes, ...marks }, [...words, value ? barOf(value, most) : none]];
}

/** A row whose name is bold sums up those above it. */
function isSum([, , [first]]: RichElement): boolean {
  return isElement(first) && first[2].some((word) => isElement(word) && word[0] === "strong");
}

/** The number that a cell begins with; 0 where it holds words. */
function numberIn(cell: RichNode): number {
  return Number(/^\D?([\d,]*\d(?:\.\d+)?)/.exec(textOf([cell]))?.[1]?.replaceAll(",", "") ?? 0);
}

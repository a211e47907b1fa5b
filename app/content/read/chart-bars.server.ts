import { type RichElement, type RichNode, textOf } from "../../lib/rich-text.ts";

/** Separates the names of columns in the attribute `bars`, which `withBars` removes. */
const SEPARATOR = "\n";

/** The bar of a value: a weave of which an SVG covers the rest. */
export function barOf(value: number, most: number): RichElement {
  const x = `${most === 0 ? 0 : Math.round((value / most) * 1000) / 10}%`;
  const rest: RichNode = ["rect", { x, width: "100%", height: "100%" }, []];
  return [
    "span",
    { className: "weave weave-middle", "data-bar": "", "aria-hidden": "true" },
    [["svg", {}, [rest]]],
  ];
}

/** A chart for the table after it (`withBars`). @param bars the names of its columns with bars */
export function chartOfTable({ caption, bars }: { caption: string; bars: string[] }): RichElement {
  return [
    "figure",
    { "data-block": "chart", bars: bars.map(plain).join(SEPARATOR) },
    [["figcaption", {}, [["p", {}, [caption]]]]],
  ];
}

/** The columns to which a chart adds bars; none if it has rows. */
export function barsOf({ bars }: Record<string, string>): string[] {
  return bars?.split(SEPARATOR) ?? [];
}

/** Words as they are compared: quotes and spaces differ between Markdown and YAML. */
export function plain(words: string): string {
  return words.replace(/\s+/g, " ").replaceAll("’", "'");
}

/**
 * Moves tables into the charts before them and adds a bar to each number of the charts' columns, all on one scale.
 * Rows with a bold first cell are sums and get no bars; a bold number marks its bar.
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

function isSum([, , [first]]: RichElement): boolean {
  return isElement(first) && first[2].some((word) => isElement(word) && word[0] === "strong");
}

/** The number at the start of a cell; 0 if there is none. */
function numberIn(cell: RichNode): number {
  return Number(/^\D?([\d,]*\d(?:\.\d+)?)/.exec(textOf([cell]))?.[1]?.replaceAll(",", "") ?? 0);
}

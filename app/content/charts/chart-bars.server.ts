import { withLatinDigits } from "../../../supabase/search-words.ts";
import { element, isElement, type RichElement, type RichNode, textOf } from "../../lib/rich-text.ts";

const BAR = { "data-bar": "", "aria-hidden": "true" };
/** Separator of column names in the attribute `bars`, which `withBars` removes. */
const SEPARATOR = "\n";

/** Returns a value's bar: a pattern, and an SVG that covers the rest of it. */
export function barOf(value: number, most: number): RichElement {
  const x = `${most === 0 ? 0 : Math.round((value / most) * 1000) / 10}%`;
  const cover = element("svg", {}, element("rect", { x, width: "100%", height: "100%" }));
  return element("span", { className: "pattern pattern-middle", ...BAR }, cover);
}

/** Returns the chart for the table after it, which `withBars` adds. @param bars names of the columns with bars */
export function chartOfTable({ caption, bars }: { caption: string; bars: string[] }): RichElement {
  const attributes = { "data-block": "chart", bars: bars.map(plain).join(SEPARATOR) };
  return element("figure", attributes, element("figcaption", {}, element("p", {}, caption)));
}

/** Returns the names of a chart's columns with bars; [] for a chart with rows. */
export function barColumns({ bars }: Record<string, string>): string[] {
  return bars?.split(SEPARATOR) ?? [];
}

/** Normalizes a name for comparison, because quotes and spaces differ between Markdown and YAML. */
export function plain(words: string): string {
  return words.replace(/\s+/g, " ").replaceAll("’", "'");
}

/**
 * Moves each table into the chart before it, and adds bars on one scale to the numbers in the chart's columns. Rows
 * with a bold first cell are totals without bars. A bold number gets a marked bar.
 */
export function withBars(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node, at): RichNode[] => {
    if (isTable(node) && isOpen(nodes[at - 1])) return [];
    if (!isOpen(node)) return [node];
    const [tag, { bars: _bars, ...attributes }, caption] = node;
    const table = nodes[at + 1];
    const tables = isTable(table) ? [tableWithBars(table, barColumns(node[1]))] : [];
    return [element(tag, attributes, ...caption, ...tables)];
  });
}

const isTable = (node: RichNode | undefined): node is RichElement => isElement(node) && node[0] === "table";
const isOpen = (node: RichNode | undefined): node is RichElement =>
  isElement(node) && node[1].bars !== undefined;
const hasBold = (nodes: RichNode[]) => nodes.some((node) => isElement(node) && node[0] === "strong");
const isSum = ([, , [first]]: RichElement) => isElement(first) && hasBold(first[2]);

function tableWithBars([tag, attributes, parts]: RichElement, bars: string[]): RichElement {
  const [head = [], body = []] = parts
    .filter(isElement)
    .map(([, , rows]) => rows.filter(isElement).map((row) => ({ row, cells: row[2].filter(isElement) })));
  const heads = head.flatMap(({ cells }) => cells.map(([, , words]) => plain(textOf(words))));
  const hasBar = (at: number) => bars.includes(heads[at] ?? "");
  const values = body.flatMap(({ row, cells }) =>
    isSum(row) ? [] : cells.filter((_, at) => hasBar(at)).map(numberIn),
  );
  const most = Math.max(0, ...values);
  const withBar = ({ row, cells }: (typeof body)[number]) => {
    const numberOf = (cell: RichElement) => (isSum(row) ? undefined : numberIn(cell));
    const drawn = cells.map((cell, at) => (hasBar(at) ? cellWithBar(cell, numberOf(cell), most) : cell));
    return element(row[0], row[1], ...drawn);
  };
  return element(
    tag,
    attributes,
    element("thead", {}, ...head.map(withBar)),
    element("tbody", {}, ...body.map(withBar)),
  );
}

function cellWithBar([tag, attributes, words]: RichElement, value: number | undefined, most: number) {
  const isMarked = value !== undefined && hasBold(words);
  const marks = { "data-number": "", "data-barred": "", ...(isMarked ? { "data-marked": "" } : {}) };
  if (tag !== "td") return element(tag, { ...attributes, ...marks }, ...words);
  // An empty bar keeps the cells of a row aligned.
  const bar = value ? barOf(value, most) : element("span", BAR);
  return element(tag, { ...attributes, ...marks }, ...words, bar);
}

/** Returns the number at the start of a cell; 0 if there is none. */
function numberIn([, , words]: RichElement): number {
  const text = withLatinDigits(textOf(words));
  return Number(/^\D?([\d,]*\d(?:\.\d+)?)/.exec(text)?.[1]?.replaceAll(",", "") ?? 0);
}

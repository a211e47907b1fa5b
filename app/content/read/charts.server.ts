import { parse } from "yaml";
import { z } from "zod";
import { element, type RichElement } from "../../lib/rich-text.ts";
import { text } from "../schema/primitives.server.ts";
import { barOf, barsOf, chartOfTable, plain } from "./chart-bars.server.ts";
import { keepUnits, setTypeIn } from "./typography.server.ts";

const caption = text(160);

const rowsSchema = z.strictObject({
  caption,
  rows: z
    .array(
      z.strictObject({
        name: text(60),
        value: z.number().min(0),
        /** The value as text: "22.9", "৳1,173". */
        shown: text(30),
        marked: z.literal(true).optional(),
      }),
    )
    .min(2, "must compare at least two figures"),
});

/** A chart without rows: the columns that get bars in the table right after it. */
const barsSchema = z.strictObject({ caption, bars: z.array(text(60)).min(1) });

const figureSchema = z.strictObject({
  /** A number with its unit: "41 s", "1 in 8". */
  figure: text(12),
  text: text(140),
});

/** Blocks of YAML in Markdown, by the word after their backticks. */
const BLOCKS = /^```(chart|figure)\n([\s\S]*?)^```$/gm;

/** The languages of blocks that are drawn instead of shown as code. */
export const DRAWN_BLOCKS = ["chart", "figure"] as const;
export type DrawnBlock = (typeof DRAWN_BLOCKS)[number];

/** The faults of the charts and figures in a Markdown text. */
export function chartFaults(markdown: string): string[] {
  return [...markdown.matchAll(BLOCKS)].flatMap(({ 0: all, 1: block, 2: source = "", index }) => {
    try {
      const [, attributes] = drawnNode(block as DrawnBlock, source);
      const [head = ""] = markdown
        .slice(index + all.length)
        .trimStart()
        .split("\n", 1);
      const columns = head.split("|").map((column) => plain(column.trim()));
      return barsOf(attributes)
        .filter((bars) => !columns.includes(bars))
        .map((bars) => `bars: '${bars}' must be a column of a table right after the chart`);
    } catch (error) {
      return [error instanceof z.ZodError ? z.prettifyError(error) : String(error)];
    }
  });
}

/**
 * Draws a block.
 * @param source the YAML between the backticks.
 * @throws ZodError or the YAML parser's error.
 */
export function drawnNode(block: DrawnBlock, source: string): RichElement {
  const read = setTypeIn(parse(keepUnits(source)));
  if (block === "figure") return figureNode(figureSchema.parse(read));
  const hasTable = typeof read === "object" && read !== null && "bars" in read;
  return hasTable ? chartOfTable(barsSchema.parse(read)) : chartNode(rowsSchema.parse(read));
}

function figureNode({ figure, text: words }: z.infer<typeof figureSchema>): RichElement {
  const shown = element("p", {}, figure);
  return element("figure", { "data-block": "figure" }, shown, element("figcaption", {}, words));
}

function chartNode({ caption, rows }: z.infer<typeof rowsSchema>): RichElement {
  const most = Math.max(...rows.map(({ value }) => value));
  const items = rows.map(({ name, value, shown, marked }) => {
    const words = [`${name}: `, element("strong", {}, shown)];
    return element("li", marked ? { "data-marked": "" } : {}, ...words, barOf(value, most));
  });
  const title = element("figcaption", {}, element("p", {}, caption));
  return element("figure", { "data-block": "chart" }, title, element("ul", {}, ...items));
}

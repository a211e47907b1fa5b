import { z } from "zod";
import { element, type RichElement } from "../../lib/rich-text.ts";
import { readYamlText } from "../files/yaml-text.server.ts";
import { markdownNodes, plainText } from "../markdown/markdown-document.server.ts";
import { text } from "../schema/fields.server.ts";
import { keepUnits, setTypeIn } from "../typography/typography.server.ts";
import { barColumns, barOf, chartOfTable, plain } from "./chart-bars.server.ts";

const caption = text(160);

const rowsSchema = z.strictObject({
  caption,
  rows: z
    .array(
      z.strictObject({
        name: text(60),
        value: z.number().min(0),
        /** The value as displayed: "22.9", "৳1,173". */
        shown: text(30),
        marked: z.literal(true).optional(),
      }),
    )
    .min(2, "must compare at least two figures"),
});

/** A chart of the table right after it. `bars` names the columns with bars. */
const barsSchema = z.strictObject({ caption, bars: z.array(text(60)).min(1) });

const figureSchema = z.strictObject({
  /** A number with its unit: "41 s", "1 in 8". */
  figure: text(12),
  text: text(140),
});

/** Code block languages that are drawn instead of shown as code. */
export const DRAWN_BLOCKS = ["chart", "figure"] as const;
export type DrawnBlock = (typeof DRAWN_BLOCKS)[number];

/** Returns the code blocks `chart` and `figure` in Markdown, each with the columns of a table directly after it. */
export function drawnBlocks(markdown: string): { block: DrawnBlock; source: string; columns: string[] }[] {
  const nodes = markdownNodes(markdown);
  return nodes.flatMap((node, at) => {
    const block = DRAWN_BLOCKS.find((word) => node.type === "code" && node.lang === word);
    if (node.type !== "code" || !block) return [];
    const next = nodes[at + 1];
    const columns =
      next?.type === "table" ? (next.children[0]?.children ?? []).map(plainText).map(plain) : [];
    return { block, source: node.value, columns };
  });
}

/** Returns the faults of the code blocks `chart` and `figure` in Markdown. */
export function chartFaults(markdown: string): string[] {
  return drawnBlocks(markdown).flatMap(({ block, source, columns }) => {
    try {
      const [, attributes] = drawnNode(block, source);
      return barColumns(attributes)
        .filter((bars) => !columns.includes(bars))
        .map((bars) => `bars: '${bars}' must be a column of a table right after the chart`);
    } catch (error) {
      if (error instanceof z.ZodError) return [z.prettifyError(error)];
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/**
 * Draws a block.
 * @param source the YAML between the backticks
 * @throws ZodError, or an Error that names the line of the block
 */
export function drawnNode(block: DrawnBlock, source: string): RichElement {
  const { data, faults } = readYamlText(keepUnits(source));
  if (faults.length > 0) throw new Error(`in the block '${block}', ${faults.join("; ")}`);
  const read = setTypeIn(data);
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

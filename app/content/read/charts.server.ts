import { parse } from "yaml";
import { z } from "zod";
import type { RichNode } from "../../lib/rich-text.ts";
import { text } from "../schema/primitives.server.ts";
import { keepUnits, setTypeIn } from "./typography.server.ts";

/** Figures that a text argues with: one row per figure. */
const chartSchema = z.strictObject({
  /** What is measured, in which unit and when. */
  caption: text(160),
  rows: z
    .array(
      z.strictObject({
        name: text(60),
        value: z.number().min(0),
        /** The value as it is read: "22.9", "৳1,173". */
        shown: text(30),
        /** The row that the argument turns on. */
        marked: z.literal(true).optional(),
      }),
    )
    .min(2, "must compare at least two figures"),
});

/** One figure that a part of a text turns on, set as large as the page allows. */
const figureSchema = z.strictObject({
  /** A number with its unit: "41 s", "1 in 8". */
  figure: text(12),
  /** What it counts, in one sentence. */
  text: text(140),
});

/** Blocks of a Markdown text that hold YAML, by the word after their backticks. */
const BLOCKS = /^```(chart|figure)\n([\s\S]*?)^```$/gm;

/** The language of a block that is drawn and not shown as code. */
export type DrawnBlock = "chart" | "figure";

/** What is wrong with the charts and figures of a Markdown text; empty when nothing is. */
export function chartFaults(markdown: string): string[] {
  return [...markdown.matchAll(BLOCKS)].flatMap(([, block, source = ""]) => {
    try {
      drawnNode(block as DrawnBlock, source);
      return [];
    } catch (error) {
      return [error instanceof z.ZodError ? z.prettifyError(error) : String(error)];
    }
  });
}

/**
 * A block of YAML as what it draws.
 * @param source the YAML between the backticks.
 * @throws ZodError, or the YAML parser's, when the block does not hold what its word promises.
 */
export function drawnNode(block: DrawnBlock, source: string): RichNode {
  const read = setTypeIn(parse(keepUnits(source)));
  return block === "chart" ? chartNode(chartSchema.parse(read)) : figureNode(figureSchema.parse(read));
}

function figureNode({ figure, text: says }: z.infer<typeof figureSchema>): RichNode {
  return [
    "figure",
    { className: "pull" },
    [
      ["p", {}, [figure]],
      ["figcaption", {}, [says]],
    ],
  ];
}

/** A chart as bars, each with its figure in words beside it, so that it reads as a list. */
function chartNode({ caption, rows }: z.infer<typeof chartSchema>): RichNode {
  const most = Math.max(...rows.map(({ value }) => value));
  const items = rows.map(({ name, value, shown, marked }): RichNode => {
    // The bar is a length of the dye's cloth; drawn is the rest, which covers it.
    const x = `${most === 0 ? 0 : Math.round((value / most) * 1000) / 10}%`;
    const rest: RichNode = ["rect", { x, width: "100%", height: "100%" }, []];
    const svg: RichNode = ["svg", {}, [rest]];
    return [
      "li",
      marked ? { className: "chart-marked" } : {},
      [
        `${name}: `,
        ["strong", {}, [shown]],
        ["span", { className: "weave weave-middle chart-bar", "aria-hidden": "true" }, [svg]],
      ],
    ];
  });
  return [
    "figure",
    { className: "chart" },
    [
      ["figcaption", {}, [["p", {}, [caption]]]],
      ["ul", {}, items],
    ],
  ];
}

import { parse } from "yaml";
import { z } from "zod";
import type { RichNode } from "../../lib/rich-text.ts";
import { text } from "../schema/primitives.server.ts";
import { setTypeIn } from "./typography.server.ts";

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

/** Charts of a Markdown text: the YAML of its blocks ```chart. */
const BLOCKS = /^```chart\n([\s\S]*?)^```$/gm;

/** What is wrong with the charts of a Markdown text; empty when nothing is. */
export function chartFaults(markdown: string): string[] {
  return [...markdown.matchAll(BLOCKS)].flatMap(([, source = ""]) => {
    try {
      readChart(source);
      return [];
    } catch (error) {
      return [error instanceof z.ZodError ? z.prettifyError(error) : String(error)];
    }
  });
}

function readChart(source: string) {
  return chartSchema.parse(setTypeIn(parse(source)));
}

/**
 * A chart as bars, each with its figure in words beside it, so that it reads as a list.
 * @param source the YAML of a block ```chart.
 * @throws ZodError, or the YAML parser's, when it is no chart.
 */
export function chartNode(source: string): RichNode {
  const { caption, rows } = readChart(source);
  const most = Math.max(...rows.map(({ value }) => value));
  const items = rows.map(({ name, value, shown, marked }): RichNode => {
    const width = `${most === 0 ? 0 : Math.round((value / most) * 1000) / 10}%`;
    const bar: RichNode = ["rect", { width, height: "100%" }, []];
    return [
      "li",
      marked ? { className: "chart-marked" } : {},
      [`${name}: `, ["strong", {}, [shown]], ["svg", { "aria-hidden": "true" }, [bar]]],
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

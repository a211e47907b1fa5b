import { lineClass } from "../../lib/fit-class.ts";
import type { RichNode } from "../../lib/rich-text.ts";
import { STRETCH, writtenWidth } from "./display-font.server.ts";
import { fitFigure } from "./fit-figure.server.ts";
import { type FitHeadline, stepBelow } from "./fit-lines.server.ts";

/** Columns for a figure, from the widest, with class and size in hundredths of the column; short figures have narrow ones. */
const COLUMNS = [
  { className: "pull", size: 48 },
  { className: "pull pull-short", size: 68 },
  { className: "pull pull-shortest", size: 84 },
];
/** Letters with a descender make a figure smaller, so that it stays in its band. */
const TAILS = /[gjpqy]/;
const WITH_TAIL = 0.8;
/** The widest letters of a figure, in percent. */
const MOST_STRETCH = 90;
/** Beside a text all figures of a page have the same stretch in percent, and the same size up to this. */
const BESIDE = { stretch: 68, size: 30 };

/** Fits the large figures of a post to their columns. */
export function withBandFigures(nodes: RichNode[]): RichNode[] {
  return nodes.map((node) => {
    const figure = figureIn(node);
    if (figure === undefined) return node;
    const height = TAILS.test(figure) ? WITH_TAIL : 1;
    const possible = COLUMNS.map(({ className, size }) => ({
      className,
      fit: fitSigns(figure, size * height),
    }));
    const best = possible.find(({ fit }) => (fit.lines[0]?.stretch ?? 0) <= MOST_STRETCH) ?? possible.at(-1);
    return best ? fitted(node, best.fit, best.className) : node;
  });
}

/** Gives all large figures of a text the same size, at which the longest fits its column. */
export function withFittedFigures(nodes: RichNode[]): RichNode[] {
  const stretch = Math.max(STRETCH.min, Math.min(STRETCH.max, BESIDE.stretch));
  const widths = figuresIn(nodes).map((figure) => writtenWidth(withoutTaka(figure), stretch));
  const size = stepBelow(Math.min(BESIDE.size, 100 / Math.max(...widths)));
  return sized(nodes, (text) => ({ size, lines: [{ text, stretch }] }));
}

function sized(nodes: RichNode[], fitOf: (figure: string) => FitHeadline): RichNode[] {
  return nodes.map((node): RichNode => {
    const figure = figureIn(node);
    if (figure !== undefined) return fitted(node, fitOf(figure), "pull");
    return typeof node === "string" ? node : [node[0], node[1], sized(node[2], fitOf)];
  });
}

function figuresIn(nodes: RichNode[]): string[] {
  return nodes.flatMap((node) => {
    const figure = figureIn(node);
    if (figure !== undefined) return [figure];
    return typeof node === "string" ? [] : figuresIn(node[2]);
  });
}

/** The taka sign comes from a font without narrow letters; it is about as wide as an M. */
const withoutTaka = (figure: string) => figure.replaceAll("৳", "M");

function fitSigns(figure: string, size: number): FitHeadline {
  const fit = fitFigure(withoutTaka(figure), size);
  return { ...fit, lines: fit.lines.map((line) => ({ ...line, text: figure })) };
}

/** The text of a large figure; undefined for other nodes. */
function figureIn(node: RichNode): string | undefined {
  if (typeof node === "string" || node[1].className !== "pull") return undefined;
  const [words] = node[2];
  const figure = typeof words === "string" ? undefined : words?.[2][0];
  return typeof figure === "string" ? figure : undefined;
}

function fitted(node: RichNode, { lines, size }: FitHeadline, className: string): RichNode {
  if (typeof node === "string") return node;
  const spans = lines.map((line): RichNode => ["span", { className: lineClass(line, size) }, [line.text]]);
  return [node[0], { className }, [["p", { className: "fit fit-figure" }, spans], ...node[2].slice(1)]];
}

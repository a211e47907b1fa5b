import { lineClass } from "../../lib/fit-class.ts";
import type { RichNode } from "../../lib/rich-text.ts";
import { STRETCH, writtenWidth } from "./display-font.server.ts";
import { fitFigure } from "./fit-figure.server.ts";
import { type FitHeadline, stepBelow } from "./fit-lines.server.ts";

/**
 * The columns that a figure may have in its band, from the widest, with its class and how high the figure may stand
 * there in hundredths of the column: short figures have a narrower one, so that letters of a set are alike.
 */
const COLUMNS = [
  { className: "pull", size: 48 },
  { className: "pull pull-short", size: 68 },
  { className: "pull pull-shortest", size: 84 },
];
/** Letters whose tail reaches below the line and must stay in the band: such figures stand lower. */
const TAILS = /[gjpqy]/;
const WITH_TAIL = 0.8;
/** Letters no wider than these, in percent, belong to the set. */
const MOST_STRETCH = 90;
/** Beside a text all figures of a page are one set: letters of one width, in percent, and one height of at most this. */
const BESIDE = { stretch: 68, size: 30 };

/** Fits the large figures of a post to their columns in the band. */
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

/** Sets the large figures of a text in one size: the longest fills the column that they share, at most. */
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

/** The taka sign knows no narrow letters: beside narrow ones it takes the room of an M. */
const withoutTaka = (figure: string) => figure.replaceAll("৳", "M");

function fitSigns(figure: string, size: number): FitHeadline {
  const fit = fitFigure(withoutTaka(figure), size);
  return { ...fit, lines: fit.lines.map((line) => ({ ...line, text: figure })) };
}

/** The figure's own sign and unit, where the node is a large figure. */
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

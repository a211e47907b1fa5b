import { type RichElement as Element, type RichNode, textOf } from "../../lib/rich-text.ts";

/**
 * Wraps each heading and what follows it in a section: heading, large figures, text, timelines. Two short sections in
 * a row form a pair.
 * @param highlights ids of headings whose sections get a ground, pale and coloured in turn; unknown ids are ignored,
 *   because a switch may leave a part out.
 * @returns the nodes before the first heading, unchanged, and the sections.
 */
export function inParts(nodes: RichNode[], highlights: string[] = []): RichNode[] {
  const starts = nodes.flatMap((node, at) => (isHeading(node) ? [at] : []));
  let grounds = 0;
  const parts = starts.map((start, number): RichNode => {
    const [heading, ...content] = nodes.slice(start, starts[number + 1]) as [Element, ...RichNode[]];
    const isHighlight = heading[1].id !== undefined && highlights.includes(heading[1].id);
    const ground = grounds % 2 === 0 ? "pale" : "dye";
    if (isHighlight) grounds += 1;
    return [
      "section",
      { "data-part": "", ...(isHighlight && { "data-ground": ground }) },
      [
        heading,
        ...boxed("data-figures", content.filter(isFigure)),
        ...boxed(
          "data-words",
          content.filter((node) => !isFigure(node) && !isTimeline(node)),
        ),
        ...content.filter(isTimeline),
      ],
    ];
  });
  return [...nodes.slice(0, starts[0]), ...inPairs(parts)];
}

/** Sections of at most this many letters, of paragraphs only and without a ground, form pairs. */
const SHORT = 700;
/** A section this many times as long as the other has twice the width. */
const MUCH_LONGER = 1.5;

function inPairs(parts: RichNode[]): RichNode[] {
  const pairs: RichNode[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = parts.slice(at, at + 2);
    if (isShort(part) && isShort(next)) {
      const [one, other] = [textOf([part]).length, textOf([next]).length];
      const long = one > MUCH_LONGER * other ? "first" : other > MUCH_LONGER * one ? "last" : "";
      pairs.push(["div", { "data-pair": long }, [part, next]]);
      at += 1;
    } else if (part !== undefined) pairs.push(part);
  }
  return pairs;
}

function isShort(part: RichNode | undefined): part is Element {
  if (!isElement(part) || part[1]["data-ground"] !== undefined || textOf([part]).length > SHORT) return false;
  const [, text, ...others] = part[2];
  return (
    others.length === 0 &&
    isElement(text) &&
    text[1]["data-words"] !== undefined &&
    text[2].every((own) => isElement(own) && own[0] === "p")
  );
}

function boxed(mark: string, nodes: RichNode[]): RichNode[] {
  return nodes.length > 0 ? [["div", { [mark]: "" }, nodes]] : [];
}

const isElement = (node: RichNode | undefined): node is Element => Array.isArray(node);
const isHeading = (node: RichNode): boolean => isElement(node) && node[0] === "h2";
const isTimeline = (node: RichNode): boolean => isElement(node) && node[1]["data-block"] === "timeline";
const isFigure = (node: RichNode): boolean => isElement(node) && node[1]["data-block"] === "figure";

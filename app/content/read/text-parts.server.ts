import { element, isElement, type RichElement, type RichNode, textOf } from "../../lib/rich-text.ts";

/**
 * Wraps each heading and what follows it in a section: heading, large figures, text, timelines. Two short sections in
 * a row form a pair.
 * @param highlights ids of headings whose sections get a ground, pale and coloured in turn; unknown ids are ignored,
 *   because a switch may remove a section.
 * @returns the nodes before the first heading, unchanged, and the sections.
 */
export function inParts(nodes: RichNode[], highlights: string[] = []): RichNode[] {
  const starts = nodes.flatMap((node, at) => (isHeading(node) ? [at] : []));
  let grounds = 0;
  const parts = starts.map((start, number): RichElement => {
    const [heading, ...content] = nodes.slice(start, starts[number + 1]) as [RichElement, ...RichNode[]];
    const isHighlight = heading[1].id !== undefined && highlights.includes(heading[1].id);
    const ground = grounds % 2 === 0 ? "pale" : "accent";
    if (isHighlight) grounds += 1;
    const { figure = [], timeline = [], text = [] } = Object.groupBy(content, kindOf);
    return element(
      "section",
      { "data-part": "", ...(isHighlight && { "data-ground": ground }) },
      heading,
      ...boxed("data-figures", figure),
      ...boxed("data-words", text),
      ...timeline,
    );
  });
  return [...nodes.slice(0, starts[0]), ...inPairs(parts)];
}

/** Sections of at most this many letters, of paragraphs only and without a ground, form pairs. */
const SHORT = 700;
/** A section this much longer than the other of its pair gets twice the width. */
const MUCH_LONGER = 1.5;

function inPairs(parts: RichElement[]): RichNode[] {
  const pairs: RichNode[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = parts.slice(at, at + 2);
    if (isShort(part) && isShort(next)) {
      const [first, last] = [textOf([part]).length, textOf([next]).length];
      const long = first > MUCH_LONGER * last ? "first" : last > MUCH_LONGER * first ? "last" : "";
      pairs.push(element("div", { "data-pair": long }, part, next));
      at += 1;
    } else if (part !== undefined) pairs.push(part);
  }
  return pairs;
}

function isShort(part: RichElement | undefined): part is RichElement {
  if (!part || part[1]["data-ground"] !== undefined || textOf([part]).length > SHORT) return false;
  const [, text, ...others] = part[2];
  if (others.length > 0 || !isElement(text) || text[1]["data-words"] === undefined) return false;
  return text[2].every((node) => isElement(node) && node[0] === "p");
}

function boxed(mark: string, nodes: RichNode[]): RichNode[] {
  return nodes.length > 0 ? [element("div", { [mark]: "" }, ...nodes)] : [];
}

const isHeading = (node: RichNode) => isElement(node) && node[0] === "h2";

function kindOf(node: RichNode): "figure" | "timeline" | "text" {
  const block = isElement(node) ? node[1]["data-block"] : undefined;
  return block === "figure" || block === "timeline" ? block : "text";
}

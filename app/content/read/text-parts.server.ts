import { type RichElement as Element, type RichNode, textOf } from "../../lib/rich-text.ts";

/**
 * A text by its parts: each heading with what follows it up to the next is an element of its own, in which the large
 * figures stand beside the heading, a timeline below, and the rest together. Two short parts in a row share one.
 * @param highlights ids of headings whose parts lie on a ground: a pale one and the dye's own in turn. One that the
 *   text lacks is passed over, for a part may be left out by a switch.
 * @returns what stands before the first heading, as it is, and then the parts.
 */
export function inParts(nodes: RichNode[], highlights: string[] = []): RichNode[] {
  const starts = nodes.flatMap((node, at) => (isHeading(node) ? [at] : []));
  let grounds = 0;
  const parts = starts.map((start, number): RichNode => {
    const [heading, ...own] = nodes.slice(start, starts[number + 1]) as [Element, ...RichNode[]];
    const isHighlight = heading[1].id !== undefined && highlights.includes(heading[1].id);
    const ground = grounds % 2 === 0 ? "pale" : "dye";
    if (isHighlight) grounds += 1;
    return [
      "section",
      { "data-part": "", ...(isHighlight && { "data-ground": ground }) },
      [
        heading,
        ...boxed("data-figures", own.filter(isFigure)),
        ...boxed(
          "data-words",
          own.filter((node) => !isFigure(node) && !isTimeline(node)),
        ),
        ...own.filter(isTimeline),
      ],
    ];
  });
  return [...nodes.slice(0, starts[0]), ...inPairs(parts)];
}

/** Parts of no more letters than this, without lists, figures or a ground, stand two abreast where there is room. */
const SHORT = 700;
/** Of two of which one is so many times longer, that one has twice the room. */
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

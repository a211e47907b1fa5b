import type { RichElement as Element, RichNode } from "../../lib/rich-text.ts";

/**
 * A text by its parts: each heading with what follows it up to the next is an element of its own, in which the large
 * figures stand beside the heading and the rest together.
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
      { className: "text-part", ...(isHighlight && { "data-ground": ground }) },
      [
        heading,
        ...boxed("text-part-figures", own.filter(isFigure)),
        ...boxed(
          "text-part-text",
          own.filter((node) => !isFigure(node)),
        ),
      ],
    ];
  });
  return [...nodes.slice(0, starts[0]), ...parts];
}

function boxed(className: string, nodes: RichNode[]): RichNode[] {
  return nodes.length > 0 ? [["div", { className }, nodes]] : [];
}

const isElement = (node: RichNode | undefined): node is Element => Array.isArray(node);
const isHeading = (node: RichNode): boolean => isElement(node) && node[0] === "h2";
const isFigure = (node: RichNode): boolean => isElement(node) && node[1].className === "pull";

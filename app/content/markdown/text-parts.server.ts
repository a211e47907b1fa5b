import { element, isElement, type RichElement, type RichNode } from "../../lib/rich-text.ts";

/**
 * Groups compiled Markdown into sections, each with its heading, its large numbers (blocks `figure`) and its text.
 * @param highlights heading ids of sections with a background, alternately pale and coloured. Unknown ids are ignored,
 *   because a switch may remove a section.
 * @returns the nodes before the first heading, unchanged, and the sections
 */
export function inParts(nodes: RichNode[], highlights: string[] = []): RichNode[] {
  const starts = nodes.flatMap((node, at) => (isHeading(node) ? [at] : []));
  let grounds = 0;
  const parts = starts.map((start, number): RichElement => {
    const [heading, ...content] = nodes.slice(start, starts[number + 1]) as [RichElement, ...RichNode[]];
    const isHighlight = heading[1].id !== undefined && highlights.includes(heading[1].id);
    const ground = grounds % 2 === 0 ? "pale" : "accent";
    if (isHighlight) grounds += 1;
    const { figure = [], text = [] } = Object.groupBy(content, kindOf);
    return element(
      "section",
      { "data-part": "", ...(isHighlight && { "data-ground": ground }) },
      heading,
      ...boxed("data-figures", figure),
      ...boxed("data-words", text),
    );
  });
  return [...nodes.slice(0, starts[0]), ...parts];
}

function boxed(mark: string, nodes: RichNode[]): RichNode[] {
  return nodes.length > 0 ? [element("div", { [mark]: "" }, ...nodes)] : [];
}

const isHeading = (node: RichNode) => isElement(node) && node[0] === "h2";

function kindOf(node: RichNode): "figure" | "text" {
  return isElement(node) && node[1]["data-block"] === "figure" ? "figure" : "text";
}

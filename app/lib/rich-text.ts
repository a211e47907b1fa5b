/** Compiled Markdown as plain data: strings and elements. */
export type RichNode = string | RichElement;
export type RichElement = [tag: string, attributes: Record<string, string>, children: RichNode[]];

export function element(
  tag: string,
  attributes: Record<string, string>,
  ...children: RichNode[]
): RichElement {
  return [tag, attributes, children];
}

export function isElement(node: RichNode | undefined): node is RichElement {
  return Array.isArray(node);
}

/** Returns the text of nodes without markup and without the numbers of footnotes. */
export function textOf(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return node[0] === "sup" ? "" : textOf(node[2]);
    })
    .join("");
}

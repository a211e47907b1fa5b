/** A compiled text as plain data: a string, or an element with its tag, attributes and children. */
export type RichNode = string | RichElement;
export type RichElement = [tag: string, attributes: Record<string, string>, children: RichNode[]];

/** The words of nodes, without what marks them. */
export function textOf(nodes: RichNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node[2]))).join("");
}

import type { RichNode } from "../../lib/rich-text.ts";

/**
 * Puts one part of a text, its heading and what follows up to the next, into an element of its own, which lies on a
 * ground.
 * @param id of the heading; a text without it stays as it is, for a part may be left out by a switch.
 */
export function withHighlight(nodes: RichNode[], id: string | undefined): RichNode[] {
  const from = nodes.findIndex((node) => id !== undefined && headingId(node) === id);
  if (from < 0) return nodes;
  const next = nodes.findIndex((node, index) => index > from && headingId(node) !== undefined);
  const to = next < 0 ? nodes.length : next;
  return [
    ...nodes.slice(0, from),
    ["section", { "data-highlight": "" }, nodes.slice(from, to)],
    ...nodes.slice(to),
  ];
}

function headingId(node: RichNode): string | undefined {
  if (typeof node === "string" || node[0] !== "h2") return undefined;
  return node[1].id;
}

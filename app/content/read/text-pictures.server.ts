import type { RichNode } from "../../lib/rich-text.ts";
import { pictureAt } from "./cards.server.ts";

/**
 * Gives the pictures of a compiled text what a page needs to show them: their files, size and colour, as
 * attributes of `img`.
 */
export function withPictures(nodes: RichNode[]): RichNode[] {
  return nodes.map((node): RichNode => {
    if (typeof node === "string") return node;
    const [tag, attributes, children] = node;
    if (tag !== "img") return [tag, attributes, withPictures(children)];
    const {
      src,
      srcSet = "",
      width,
      height,
      color,
      alt,
    } = pictureAt(attributes.src ?? "", attributes.alt ?? "");
    return [tag, { src, srcSet, width: String(width), height: String(height), color, alt }, []];
  });
}

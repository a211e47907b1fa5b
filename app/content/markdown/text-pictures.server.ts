import type { RichNode } from "../../lib/rich-text.ts";
import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";

/** Adds files, size and average colour to the `img` elements in compiled Markdown. */
export function withPictures(content: Content, nodes: RichNode[]): RichNode[] {
  return nodes.map((node): RichNode => {
    if (typeof node === "string") return node;
    const [tag, attributes, children] = node;
    if (tag !== "img") return [tag, attributes, withPictures(content, children)];
    const shown = pictureAt(content, attributes.src ?? "", attributes.alt ?? "");
    const { src, srcSet = "", width, height, color, alt } = shown;
    return [tag, { src, srcSet, width: `${width}`, height: `${height}`, color, alt }, []];
  });
}

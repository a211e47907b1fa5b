import type { Site } from "../../content/schema/content.server.ts";
import { escapeHtml } from "../../lib/escape-html.ts";
import type { RichNode } from "../../lib/rich-text.ts";

/** Elements that feed readers show; of others only the text stays. */
const TAGS = new Set(
  "h2 h3 h4 p ul ol li blockquote pre code strong em del hr br table thead tbody tr th td sup section figure figcaption a img".split(
    " ",
  ),
);
const EMPTY = new Set(["hr", "br", "img"]);
/** Attributes that stay; addresses become absolute. */
const KEPT = new Set(["href", "src", "alt", "width", "height", "start", "scope", "lang"]);
const ADDRESSES = new Set(["href", "src"]);

/**
 * A compiled text as HTML for other sites.
 * @param base absolute address of its page. @param site where its pages, and its pictures, are
 */
export function richHtml(nodes: readonly RichNode[], base: string, site: Pick<Site, "prefix">): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeHtml(node);
      const [tag, attributes, children] = node;
      const inside = richHtml(children, base, site);
      if (!TAGS.has(tag)) return inside;
      const written = Object.entries(attributes)
        .filter(([name, value]) => KEPT.has(name) && value !== "")
        .map(([name, value]) => {
          const path = name === "href" && value.startsWith("/") ? site.prefix + value : value;
          const whole = ADDRESSES.has(name) ? new URL(path, base).href : value;
          return ` ${name}="${escapeHtml(whole)}"`;
        });
      return EMPTY.has(tag) ? `<${tag}${written.join("")}>` : `<${tag}${written.join("")}>${inside}</${tag}>`;
    })
    .join("");
}

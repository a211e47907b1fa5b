import { pictureAt } from "../../content/read/cards.server.ts";
import { getContent } from "../../content/read/content.server.ts";

/** Paragraphs, headings and lists with a blank line between them; what is empty or undefined is left out. */
export function blocks(...parts: (string | undefined | (string | undefined)[])[]): string {
  return parts
    .flat()
    .filter((part) => part !== undefined && part !== "")
    .join("\n\n");
}

/** A list, one line each. */
export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** An address of ours in full; others as they are. */
export function whole(address: string): string {
  return address.startsWith("/") ? `${getContent().site.url}${address}` : address;
}

/** A link. */
export function link(name: string, address: string): string {
  return `[${name}](${whole(address)})`;
}

/** A picture by the address that the content has for it. */
export function image(address: string, alt: string): string {
  return `![${alt}](${whole(pictureAt(address, alt).src)})`;
}

/** A film, as Markdown's readers show what is no picture: by what happens in it, and its address. */
export function film(address: string, alt: string): string {
  return `![${alt}](${whole(address)})`;
}

/** A Markdown text of the content with its addresses in full, and pictures by the names that the build gives them. */
export function absolute(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_match, alt: string, address: string) => image(address, alt))
    .replace(/\]\((\/[^)\s]*)\)/g, (_match, address: string) => `](${whole(address)})`);
}

/** A text of several paragraphs, each in one line. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .join("\n\n");
}

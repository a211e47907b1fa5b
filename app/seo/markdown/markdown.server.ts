import { pictureAt } from "../../content/read/cards.server.ts";
import { getContent } from "../../content/read/content.server.ts";

type Block = string | false | undefined;

/** Joins blocks with blank lines; empty ones are left out. */
export function blocks(...parts: (Block | Block[])[]): string {
  return parts.flat().filter(Boolean).join("\n\n");
}

export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** An absolute address. */
export function whole(address: string): string {
  return address.startsWith("/") ? `${getContent().site.url}${address}` : address;
}

export function link(name: string, address: string): string {
  return `[${name}](${whole(address)})`;
}

/** A picture by its address in the content. */
export function image(address: string, alt: string): string {
  return `![${alt}](${whole(pictureAt(address, alt).src)})`;
}

/** Markdown with absolute addresses, and pictures by the names that the build gives them. */
export function absolute(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_match, alt: string, address: string) => image(address, alt))
    .replace(/\]\((\/[^)\s]*)\)/g, (_match, address: string) => `](${whole(address)})`);
}

/** Paragraphs in one line each. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .join("\n\n");
}

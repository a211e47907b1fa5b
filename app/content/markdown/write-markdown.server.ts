import { fillIn } from "../../lib/fill-in.ts";
import { absoluteUrl } from "../addresses/meta.server.ts";
import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";
import { paragraphs } from "../search/texts.server.ts";
import { markdownNodes, ofType } from "./markdown-document.server.ts";

type Block = string | false | undefined;

/** Joins blocks with blank lines and leaves out empty ones. */
export function blocks(...parts: (Block | Block[])[]): string {
  return parts.flat().filter(Boolean).join("\n\n");
}

/** Returns a heading with its text and further blocks. */
export function section(
  { title, text }: { title: string; text?: string },
  ...parts: (Block | Block[])[]
): string {
  return blocks(`## ${title}`, text, ...parts);
}

export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

export function numbered(steps: readonly { step: number; title: string; description: string }[]): string {
  return steps.map(({ step, title, description }) => `${step}. ${title}: ${description}`).join("\n");
}

export function link(content: Content, name: string, address: string): string {
  return `[${name}](${absoluteUrl(content, address)})`;
}

/** Returns a list entry: a link with a description. */
export function entry(
  content: Content,
  { title, link: path, description }: Record<"title" | "link" | "description", string>,
) {
  return `${link(content, title, path)}: ${description}`;
}

/** Returns the text and, if there is a note, the note with its link as Markdown. */
export function withNote(
  content: Content,
  text: string,
  note: { text: string; linkText: string; link: string } | undefined,
): string {
  return note ? `${text} ${fillIn(note.text, { link: link(content, note.linkText, note.link) })}` : text;
}

export function image(content: Content, address: string, alt: string): string {
  return `![${alt}](${absoluteUrl(content, pictureAt(content, address, alt).src)})`;
}

/** Makes the addresses in Markdown absolute, with the built file names of pictures. */
export function withAbsoluteUrls(content: Content, markdown: string): string {
  const parts: string[] = [];
  let from = 0;
  const nodes = ofType(markdownNodes(markdown), "image", "link", "definition");
  const found = nodes.flatMap(({ type, url, position }) => {
    const start = position?.start.offset ?? 0;
    const end = position?.end.offset ?? 0;
    const sign = type === "definition" ? "]:" : "](";
    const at = markdown.indexOf(url, start + markdown.slice(start, end).lastIndexOf(sign));
    return url.startsWith("/") && at !== -1 && at < end ? [{ url, at }] : [];
  });
  for (const { url, at } of found.sort((a, b) => a.at - b.at)) {
    const file = url.startsWith("/pictures/") ? pictureAt(content, url, "").src : url;
    parts.push(markdown.slice(from, at), absoluteUrl(content, file));
    from = at + url.length;
  }
  return parts.join("") + markdown.slice(from);
}

/** Puts each paragraph on one line. */
export function prose(text: string): string {
  return paragraphs(text.trim()).join("\n\n");
}

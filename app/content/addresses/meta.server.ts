import type { Content } from "../schema/content.server.ts";
import { listOf } from "./paging.server.ts";

export type PageMeta = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 50 to 160 characters, unique on the site. */
  description: string;
  /** Absolute address; null for pages without one (not found). */
  canonical: string | null;
  /** The language of the page's texts, where they are not translated: BCP 47 tag. */
  original?: string;
};

/** The head of a page. @param path its canonical path, "/about"; null for pages without one */
export function metaFor(
  content: Content,
  words: { title: string; description: string },
  path: string | null,
): PageMeta {
  if (path === null) return { ...words, canonical: null };
  if (isInLanguage(content, path)) return { ...words, canonical: urlOf(content, path) };
  const { origin, allLanguages } = content.site;
  return { ...words, canonical: origin + path, original: allLanguages[0].tag };
}

/** Whether the texts of a page are in this language; otherwise they are the original's. */
export function isInLanguage(content: Content, path: string): boolean {
  return !content.untranslated.has(listOf(path) ?? path);
}

/** The absolute address of a page in its language; that of a translation's home has no slash at its end. */
export function urlOf(content: Content, path: string): string {
  const { url, prefix } = content.site;
  return path === "/" && prefix ? url : url + path;
}

/** The absolute form of an address of this site, whose pictures and films are the same in all languages. */
export function absoluteUrl(content: Content, address: string): string {
  const { url, origin } = content.site;
  if (!address.startsWith("/")) return address;
  return (/^\/(?:pictures|films)\//.test(address) ? origin : url) + address;
}

/** Cuts a text between words to at most `max` characters, with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}

import type { Content } from "../schema/content.server.ts";
import { listOf } from "./paging.server.ts";

export type PageMeta = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 50 to 160 characters, unique on the site. */
  description: string;
  /** Absolute address; null for the not-found page. */
  canonical: string | null;
  /** BCP 47 tag of an untranslated page's language. */
  original?: string;
};

/** Returns a page's meta tags. @param path canonical path such as "/about"; null for pages without an address */
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

/** Checks whether a page is translated; true in the original. */
export function isInLanguage(content: Content, path: string): boolean {
  return !content.untranslated.has(listOf(path) ?? path);
}

/** Returns a page's absolute address in the content's language. A translation's home has no trailing slash. */
export function urlOf(content: Content, path: string): string {
  const { url, prefix } = content.site;
  return path === "/" && prefix ? url : url + path;
}

/** Makes an address of this site absolute. Pictures and films have the same address in all languages. */
export function absoluteUrl(content: Content, address: string): string {
  const { url, origin } = content.site;
  if (!address.startsWith("/")) return address;
  return (/^\/(?:pictures|films)\//.test(address) ? origin : url) + address;
}

/** Shortens text to at most `max` characters: cuts it between words and adds an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}

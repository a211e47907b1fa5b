import { getContent } from "./content.server.ts";
import { listOf } from "./paging.server.ts";

/** A page's head. */
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
export function metaFor(words: { title: string; description: string }, path: string | null): PageMeta {
  const { site, untranslated } = getContent();
  if (path === null) return { ...words, canonical: null };
  if (!untranslated.has(listOf(path) ?? path)) return { ...words, canonical: urlOf(path) };
  const [original] = site.allLanguages;
  return { ...words, canonical: `${site.origin}${path}`, ...(original && { original: original.tag }) };
}

/** The absolute address of a page in its language; that of a translation's home has no slash at its end. */
export function urlOf(path: string): string {
  const { url, prefix } = getContent().site;
  return path === "/" && prefix ? url : url + path;
}

/** Cuts a text between words to at most `max` characters, with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}

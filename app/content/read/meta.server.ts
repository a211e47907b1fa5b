import { getContent } from "./content.server.ts";

/** A page's head. */
export type PageMeta = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 50 to 160 characters, unique on the site. */
  description: string;
  /** Absolute address; null for pages without one (not found). */
  canonical: string | null;
};

/** The head of a page. @param path its canonical path, "/about"; null for pages without one */
export function metaFor(words: { title: string; description: string }, path: string | null): PageMeta {
  const { url } = getContent().site;
  return { ...words, canonical: path === null ? null : `${url}${path === "/" ? "/" : path}` };
}

/** Cuts a text between words to at most `max` characters, with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}

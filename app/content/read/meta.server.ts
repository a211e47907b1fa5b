import { getContent } from "./content.server.ts";

/** What a page's loader returns for its head. */
export type PageMeta = {
  /** At most 60 characters, unique on the site. */
  title: string;
  /** 50 to 160 characters, unique on the site. */
  description: string;
  /** Canonical absolute address; null for pages that have none (not found). */
  canonical: string | null;
};

/**
 * The head of a page whose words stand in the content.
 * @param path canonical path, e.g. "/about"; null for pages without an address of their own.
 */
export function metaFor(words: { title: string; description: string }, path: string | null): PageMeta {
  const { url } = getContent().site;
  return { ...words, canonical: path === null ? null : `${url}${path === "/" ? "/" : path}` };
}

/** Shortens text at a word to at most `max` characters, ending in an ellipsis when something was cut. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}

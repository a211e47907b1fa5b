import type { PageMeta } from "../lib/page-meta.ts";
import { getContent } from "./content.server.ts";

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

import { createHash } from "node:crypto";
import MiniSearch from "minisearch";
import { tokenize } from "../../../supabase/search-words.ts";
import { SEARCH_OPTIONS, type SearchDocument } from "../../lib/search-terms.ts";
import type { Content } from "../schema/content.server.ts";
import type { SearchPage } from "./search-page.server.ts";
import { browsePages, searchPages } from "./search-pages.server.ts";

type Files = { version: string; files: Map<string, string> };
const indexes = new WeakMap<Content, Files>();

/**
 * Returns the search files as JSON by name: `head`, `index` (MiniSearch's format) and `text-0`, `text-1` and so on for
 * the pages. `version` is a hash of all files, so that browsers never mix the files of two builds.
 */
export function searchIndex(content: Content): Files {
  const known = indexes.get(content) ?? makeFiles(content, searchPages(content));
  indexes.set(content, known);
  return known;
}

/** Returns the address of a search file. Browsers cache files in /assets/ permanently. */
export function searchFilePath(content: Content, name: string): string {
  return `/assets/search-${searchIndex(content).version}-${name}.json`;
}

/** Data of the search dialog besides the index. */
export type SearchHead = ReturnType<typeof searchHead>;

function searchHead(content: Content, pages: SearchPage[]) {
  const { site, pages: texts } = content;
  const { ignored, groups, keys, found, foundFor, noneHint, all, browse } = texts.search;
  const words = { keys, found, foundFor, noneHint, all, browse };
  const brand = tokenize(site.name).map(({ word }) => word);
  return { ignored, brand, groups, words, browse: browsePages(content, pages) };
}

function makeFiles(content: Content, pages: SearchPage[]): Files {
  const { ignored, alsoTyped } = content.pages.search;
  const index = new MiniSearch<SearchDocument>({
    ...SEARCH_OPTIONS,
    processTerm: (word) => !ignored.includes(word) && word,
  });
  for (const [id, { card, keywords, passages }] of pages.entries()) {
    const { title } = card;
    const [lead = "", ...text] = passages;
    const typed = typedFor([title, ...keywords, lead].join(" "), alsoTyped);
    index.add({ id, card, title, keywords: [...keywords, ...typed].join(" "), lead, text: text.join(" ") });
  }
  const files = new Map([
    ["head", JSON.stringify(searchHead(content, pages))],
    ["index", JSON.stringify(index)],
    ...pages.map(({ passages }, id) => [`text-${id}`, JSON.stringify(passages)] as const),
  ]);
  const hash = createHash("sha256").update(JSON.stringify([...files]));
  return { version: hash.digest("hex").slice(0, 8), files };
}

function typedFor(text: string, alsoTyped: Record<string, string[]>): string[] {
  const indexed = (words: string) => ["", ...tokenize(words).map(({ word }) => word), ""].join(" ");
  const words = indexed(text);
  return Object.entries(alsoTyped).flatMap(([phrase, typed]) =>
    words.includes(indexed(phrase)) ? typed : [],
  );
}

import MiniSearch from "minisearch";
import type { SearchHead } from "../content/search/search-index.server";
import { SEARCH_OPTIONS, type SearchDocument } from "../lib/search-terms.ts";

/** The search's files, each fetched when first needed. */
export type SearchFiles = {
  head: () => Promise<SearchHead>;
  index: () => Promise<MiniSearch<SearchDocument>>;
  /** Passages of a page. The first passage introduces the page. */
  text: (page: number) => Promise<string[]>;
};

/** Returns the files, which `read` reads as JSON. If reading fails, the next use reads the file again. */
export function searchFiles(read: (name: string) => Promise<string>): SearchFiles {
  const kept = new Map<string, Promise<unknown>>();
  const get = <File>(name: string, parse: (json: string) => File): Promise<File> => {
    const file = kept.get(name) ?? read(name).then(parse);
    kept.set(name, file);
    file.catch(() => kept.delete(name));
    return file as Promise<File>;
  };
  return {
    head: () => get("head", JSON.parse),
    index: () => get("index", (json) => MiniSearch.loadJSON(json, SEARCH_OPTIONS)),
    text: (page) => get(`text-${page}`, JSON.parse),
  };
}

/** Returns the files fetched from the server. Their URLs differ from the URL of `head` only in the file name. */
export function fetchedFiles(headAddress: string): SearchFiles {
  return searchFiles(async (name) => {
    const address = headAddress.replace(/head(?=\.json$)/, name);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  });
}

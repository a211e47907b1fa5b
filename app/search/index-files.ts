import type { SearchCard, SearchHead, SearchText, SearchWords } from "../lib/search-terms.ts";

/** The files of an index, each fetched when it is first needed and then kept. */
export type IndexFiles = {
  head: () => Promise<SearchHead>;
  cards: (file: number) => Promise<SearchCard[]>;
  words: (file: number) => Promise<SearchWords>;
  text: (page: number) => Promise<SearchText>;
};

/**
 * The files of the index whose first is at this address. What could not be fetched is asked for again the next time.
 * @returns functions that reject where the network or the server fails.
 */
export function indexFiles(headAddress: string): IndexFiles {
  const kept = new Map<string, Promise<unknown>>();
  const get = <File>(name: string): Promise<File> => {
    const known = kept.get(name) ?? fetchJson(headAddress.replace(/head(?=\.json$)/, name));
    kept.set(name, known);
    known.catch(() => kept.delete(name));
    return known as Promise<File>;
  };
  return {
    head: () => get("head"),
    cards: (file) => get(`cards-${file}`),
    words: (file) => get(`words-${file}`),
    text: (page) => get(`text-${page}`),
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

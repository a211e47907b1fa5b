import { tokenize } from "../../supabase/search-words.ts";
import type { SearchCard } from "../content/search/search-page.server";
import type { SearchFiles } from "./search-files.ts";

/** A matching page and its words that match the query. */
export type Hit = { page: number; card: SearchCard; words: string[] };

/** Minimum score, as a share of the best score. */
const LEAST = 0.05;
/**
 * The search accepts misspelled words of at least `from` letters. `share` is the share of letters that may be wrong.
 */
const FUZZY = { from: 4, share: 0.3 };

/** Returns a query's words without ignored words, or all words if all are ignored. */
export function queryWords(query: string, ignored: readonly string[]): string[] {
  const words = [...new Set(tokenize(query).map(({ word }) => word))];
  const telling = words.filter((word) => !ignored.includes(word));
  return telling.length > 0 ? telling : words;
}

/** Finds the pages for a query, best first. @throws when a file cannot be read */
export async function find(files: SearchFiles, query: string): Promise<Hit[]> {
  const [{ ignored, brand }, index] = await Promise.all([files.head(), files.index()]);
  const asked = queryWords(query, ignored);
  const words = asked.join(" ");
  const known = new Set(index.search(words).flatMap(({ queryTerms }) => queryTerms));
  // Treat a word as misspelled only if no indexed word begins with it.
  const results = index.search(words, {
    fuzzy: (word) => word.length >= FUZZY.from && !known.has(word) && FUZZY.share,
  });
  const least = (results[0]?.score ?? 0) * LEAST;
  // Every main page contains the agency's name, so ignore matches of the name unless the query has no others.
  const isForName = asked.every((word) => brand.includes(word));
  const tells = (term: string) => isForName || !brand.includes(term);
  const telling = results.filter(({ terms }) => terms.some(tells));
  return (telling.length > 0 ? telling : results)
    .filter(({ score }) => score >= least)
    .map(({ id, card, terms }) => ({
      page: id,
      card,
      words: terms.some(tells) ? terms.filter(tells) : terms,
    }));
}

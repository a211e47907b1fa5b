import type { Options } from "minisearch";
import { tokenize } from "../../supabase/search-words.ts";
import type { SearchCard } from "../content/search/search-page.server";

/** A page as indexed by MiniSearch. */
export type SearchDocument = {
  id: number;
  card: SearchCard;
  title: string;
  keywords: string;
  lead: string;
  text: string;
};

/** MiniSearch options, shared by the build that writes the index and the browser that loads it. */
export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ["title", "keywords", "lead", "text"],
  storeFields: ["card"],
  tokenize: (text) => tokenize(text).map(({ word }) => word),
  processTerm: (word) => word,
  searchOptions: {
    boost: { title: 7, keywords: 4, lead: 2.5 },
    prefix: (word) => word.length > 1,
    // A search for "tea" ranks "tea" above "team" and "teaches".
    weights: { prefix: 0.1, fuzzy: 0.45 },
    maxFuzzy: 2,
    // MiniSearch's defaults except b: page length does not affect the score.
    bm25: { k: 1.2, b: 0, d: 0.5 },
  },
};

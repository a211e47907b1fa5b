import type { Options } from "minisearch";
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

/** A word of letters, marks and digits; an apostrophe inside it belongs to it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\u200C\u200D][\p{L}\p{M}\p{N}]+)*/gu;
/** Accents of Latin letters. Vowel signs of other scripts are letters, not accents. */
const ACCENTS = /[\u0300-\u036F]/g;
/** A non-ASCII digit. */
const DIGIT = /(?!\d)\p{Nd}/gu;

/** Returns the ASCII form of a non-ASCII digit; each script's digits are consecutive in Unicode from its zero. */
function asciiOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Replaces the digits of every script by ASCII digits. */
export function withLatinDigits(text: string): string {
  return text.replace(DIGIT, asciiOf);
}

/** Normalizes a word for the index: lower case, no accents, no possessive, ASCII digits. */
export function normalizeWord(word: string): string {
  return withLatinDigits(word.normalize("NFD").replace(ACCENTS, "").normalize("NFC"))
    .toLowerCase()
    .replace(/['’]s$|['’\u200C\u200D]/gu, "");
}

/** Returns a text's normalized words with their positions. */
export function tokenize(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: normalizeWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

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

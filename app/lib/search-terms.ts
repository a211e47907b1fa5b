import type { Options } from "minisearch";
import type { SearchCard } from "../content/search/search-pages.server";

/** A page as MiniSearch indexes it. */
export type SearchDocument = {
  id: number;
  card: SearchCard;
  title: string;
  keywords: string;
  lead: string;
  text: string;
};

/** Letters, marks and digits; an apostrophe within a word is part of it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\u200C\u200D][\p{L}\p{M}\p{N}]+)*/gu;
/** Accents of Latin letters; the vowel signs of other scripts are letters. */
const ACCENTS = /[\u0300-\u036F]/g;
/** A digit of another script, which visitors type as often as those of ASCII. */
const DIGIT = /(?!\d)\p{Nd}/gu;

/** The value of such a digit: the digits of a script follow each other in Unicode from its zero on. */
function asciiOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** A text with the digits of every script as those of ASCII. */
export function withLatinDigits(text: string): string {
  return text.replace(DIGIT, asciiOf);
}

/** A word as it is indexed: lower case, no accents, no possessive, digits of ASCII. */
export function normalizeWord(word: string): string {
  return withLatinDigits(word.normalize("NFD").replace(ACCENTS, "").normalize("NFC"))
    .toLowerCase()
    .replace(/['’]s$|['’\u200C\u200D]/gu, "");
}

/** The words of a text as they are indexed, each with its position. */
export function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: normalizeWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** MiniSearch's options: the build that writes the index and the browser that loads it need the same. */
export const SEARCH_OPTIONS: Options<SearchDocument> = {
  fields: ["title", "keywords", "lead", "text"],
  storeFields: ["card"],
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
  processTerm: (word) => word,
  searchOptions: {
    boost: { title: 7, keywords: 4, lead: 2.5 },
    prefix: (word) => word.length > 1,
    // "tea" is rather "tea" than "team" or "teaches".
    weights: { prefix: 0.1, fuzzy: 0.45 },
    maxFuzzy: 2,
    // MiniSearch's values, except for b: the length of a page does not matter.
    bm25: { k: 1.2, b: 0, d: 0.5 },
  },
};

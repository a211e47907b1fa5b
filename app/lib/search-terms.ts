/** The parts of a page that are searched, each with its weight: a word in a title says more than one in the text. */
export const SEARCH_FIELDS = { title: 7, keywords: 4, lead: 2.5, text: 1 } as const;

/** The name of a searched part. */
export type SearchField = keyof typeof SEARCH_FIELDS;

/** The groups in which results are shown. */
export const SEARCH_GROUPS = ["services", "projects", "posts", "pages"] as const;

/** The name of a group of results. */
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The index's first file: what a search needs before it knows its words. */
export type SearchHead = {
  /** How many pages there are; they are numbered. */
  count: number;
  /** How many pages a file of cards holds. */
  perFile: number;
  /** Words that every text has, and that say nothing. */
  ignored: string[];
  /** The files of words, each by the first letters that it holds. */
  letters: string[];
  groups: Record<SearchGroup, { title: string; dye: string }>;
  words: SearchPhrases;
  /** Where to look around without a search. */
  browse: { name: string; path: string; dye: string }[];
};

/** What a search says; pages/search.yaml explains it. */
export type SearchPhrases = {
  keys: { move: string; open: string; close: string };
  /** `[count]` stands for the number. */
  found: { none: string; one: string; many: string };
  /** The same where the query is said with it, as `[query]`. */
  foundFor: { none: string; one: string; many: string };
  noneHint: string;
  all: string;
  browse: string;
};

/** A page as a result shows it. */
export type SearchCard = {
  path: string;
  title: string;
  group: SearchGroup;
  dye: string;
  /** What stands beside its title: a service, a year. */
  label: string;
  /** The smallest file of its picture, the square detail that stands for it on phones, one as wide as a phone, and its colour. */
  picture?: { src: string; detail?: string; large?: string; color: string };
};

/**
 * A file of words: each word with the pages that have it, "ferryt1,9x3*": one letter per part of a page (the part's
 * first, `x` for text), then the pages' numbers in base 36, each as its distance from the one before; a star says
 * that the word stands there often.
 */
export type SearchWords = string[];

/** The text of one page, passage by passage; the first one introduces it. */
export type SearchText = string[];

/** How the file of words calls the parts of a page. */
export const FIELD_LETTERS: Record<SearchField, string> = { title: "T", keywords: "K", lead: "L", text: "X" };

/** Words are letters, marks and digits; an apostrophe within one is part of it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\u200C\u200D][\p{L}\p{M}\p{N}]+)*/gu;
/** What an accent is to a Latin letter; the vowel signs of other scripts are letters to their readers. */
const ACCENTS = /[\u0300-\u036F]/g;

/** A word as it is searched: small letters, no accents, no possessive. */
export function normalizeWord(word: string): string {
  return word
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]s$|['’\u200C\u200D]/gu, "");
}

/** The words of a text as they are searched, each with its place in it. */
export function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: normalizeWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

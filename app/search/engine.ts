import MiniSearch, { type SearchResult } from "minisearch";
import { SEARCH_FIELDS, type SearchCard, type SearchHead, wordsOf } from "../lib/search-terms.ts";
import type { IndexFiles } from "./index-files.ts";
import { FIELDS, readWords, type WordEntry } from "./read-words.ts";

/** A page that was found, and the words of it that were meant. */
export type Hit = { page: number; card: SearchCard; words: string[] };

/** A page with less than this share of the best one's score is no answer. */
const LEAST = 0.05;
/** A word that only begins as typed, or is spelled nearly so, counts as this share of the word itself. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.3 };
/** From so many letters on, a word may have one wrong letter; from so many, two. */
const [ONE_WRONG, TWO_WRONG] = [4, 8];

/** The words of a query that say something; all of them where all are small. */
export function queryWords(query: string, ignored: readonly string[]): string[] {
  const words = [...new Set(wordsOf(query).map(({ word }) => word))].filter(Boolean);
  const telling = words.filter((word) => !ignored.includes(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Finds the pages for a query, the best first: exact words, words that begin so, and words spelled nearly so. It
 * fetches the files of the words' first letters; only where these have nothing, all others, as the first letter may
 * be the wrong one.
 * @throws when a file cannot be fetched.
 */
export async function find(files: IndexFiles, query: string): Promise<Hit[]> {
  const head = await files.head();
  const words = queryWords(query, head.ignored);
  if (words.length === 0) return [];
  const all = head.letters.map((_, file) => file);
  const near = all.filter((file) => words.some((word) => startsIn(head.letters[file] ?? "", word)));
  let found = await findIn(files, head, near, words);
  if (found.length === 0) found = await findIn(files, head, all, words);
  return Promise.all(
    found.map(async ({ id, terms }) => {
      const cards = await files.cards(Math.floor(id / head.perFile));
      return { page: id, card: cards[id % head.perFile] as SearchCard, words: terms };
    }),
  );
}

function startsIn(letters: string, word: string): boolean {
  return letters.includes([...word][0] ?? "");
}

async function findIn(files: IndexFiles, head: SearchHead, numbers: number[], words: string[]) {
  const entries = (await Promise.all(numbers.map(files.words))).flatMap(readWords);
  const results = searchEntries(entries, head.count, words);
  const least = (results[0]?.score ?? 0) * LEAST;
  return results.filter(({ score }) => score >= least);
}

/** MiniSearch over the entries of some files, as if it had indexed the pages itself. */
function searchEntries(entries: WordEntry[], count: number, words: string[]): SearchResult[] {
  const known = entries.map(([word]) => word);
  const ids = Object.fromEntries(Array.from({ length: count }, (_, page) => [page, page]));
  const engine = MiniSearch.loadJS<{ id: number }>(
    {
      documentCount: count,
      nextId: count,
      documentIds: ids,
      fieldIds: Object.fromEntries(FIELDS.map((field, number) => [field, number])),
      // Every page counts as equally long.
      fieldLength: Object.fromEntries(Object.keys(ids).map((page) => [page, FIELDS.map(() => 1)])),
      averageFieldLength: FIELDS.map(() => 1),
      storedFields: {},
      dirtCount: 0,
      index: entries as never,
      serializationVersion: 2,
    },
    { fields: FIELDS },
  );
  const meant = words.map((word) => asMeant(word, known));
  const results = engine.search(meant.join(" "), {
    boost: SEARCH_FIELDS,
    weights: WEIGHTS,
    prefix: (word) => word.length > 1,
    // Where the word exists, one that is spelled nearly so is another word.
    fuzzy: (word) => !known.some((one) => one.startsWith(word)) && wrongLetters(word),
    tokenize: (text) => text.split(" "),
    processTerm: (word) => word,
  });
  // A page with all the words is a better answer than one with the rarest of them often.
  const share = (result: SearchResult) => (new Set(result.queryTerms).size / words.length) ** 2;
  return results
    .map((result) => ({ ...result, score: result.score * share(result) }))
    .sort((a, b) => b.score - a.score);
}

/** A word that nobody uses, but with two neighbouring letters exchanged is one, is that one: by far the usual slip. */
function asMeant(word: string, known: readonly string[]): string {
  if (word.length < ONE_WRONG || known.some((one) => one.startsWith(word))) return word;
  const exchanged = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
  return exchanged.find((one) => known.includes(one)) ?? word;
}

function wrongLetters(word: string): number | false {
  if (word.length < ONE_WRONG) return false;
  return word.length < TWO_WRONG ? 1 : 2;
}

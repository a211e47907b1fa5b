import { createHash } from "node:crypto";
import {
  FIELD_LETTERS,
  SEARCH_FIELDS,
  type SearchField,
  type SearchHead,
  type SearchWords,
  wordsOf,
} from "../../lib/search-terms.ts";
import { getContent } from "../read/content.server.ts";
import type { Content } from "../schema/content.server.ts";
import { browsePages, type SearchPage, searchPages } from "./search-pages.server.ts";

/** A file of words is closed when the next letter would take it beyond so many: two kilobytes as they travel. */
const WORDS_PER_FILE = 400;
/** So many cards come at once; beyond, more are fetched as results need them. */
const CARDS_PER_FILE = 100;
/** A word that stands in a text so many times is what the text is about. */
const OFTEN = 3;
/** In the texts of more than this share of the pages, a word tells none of them from the others. */
const COMMON = 0.3;

const FIELDS = Object.keys(SEARCH_FIELDS) as SearchField[];

type Files = { version: string; files: Map<string, unknown> };
/** Kept for the whole process, as the content is: in a build there are two copies of this module. */
const store = globalThis as typeof globalThis & { searchIndexOfSite?: { of: Content; index: Files } };

/**
 * The search index as files, by their names: `head`, `cards-0`, `words-0` and so on, and the text of every page.
 * `version` changes with any of them, so that the parts of two builds are never mixed.
 */
export function searchIndex(): Files {
  const content = getContent();
  const made = store.searchIndexOfSite;
  if (made?.of === content) return made.index;
  const index = makeIndex(searchPages());
  store.searchIndexOfSite = { of: content, index };
  return index;
}

/** The address of a file of the index; they are cached like all files of this build. */
export function searchFilePath(name: string): string {
  return `/assets/search-${searchIndex().version}-${name}.json`;
}

function makeIndex(pages: SearchPage[]): Files {
  const { search } = getContent().pages;
  const places = browsePages();
  const { ignored, alsoTyped, groups, keys, found, foundFor, noneHint, all, browse } = search;
  const words = cutByLetter(wordLines(pages, new Set(ignored), alsoTyped));
  const head: SearchHead = {
    count: pages.length,
    perFile: CARDS_PER_FILE,
    ignored,
    letters: words.map(({ letters }) => letters),
    groups,
    words: { keys, found, foundFor, noneHint, all, browse },
    browse: [...places.services, ...places.pages],
  };
  const cards = Array.from({ length: Math.ceil(pages.length / CARDS_PER_FILE) }, (_, file) =>
    pages.slice(file * CARDS_PER_FILE, (file + 1) * CARDS_PER_FILE).map(({ card }) => card),
  );
  const files = new Map<string, unknown>([
    ["head", head],
    ...cards.map((list, file) => [`cards-${file}`, list] as const),
    ...words.map(({ lines }, file) => [`words-${file}`, lines] as const),
    ...pages.map(({ passages }, page) => [`text-${page}`, passages] as const),
  ]);
  const hash = createHash("sha256").update(JSON.stringify([...files]));
  return { version: hash.digest("hex").slice(0, 8), files };
}

/** In which part of which page a word stands, the weightiest part first; how often counts for the text only. */
type Place = { field: SearchField; times: number };
type Postings = Map<string, Map<number, Place>>;

function wordLines(pages: SearchPage[], ignored: Set<string>, alsoTyped: Record<string, string[]>) {
  const postings: Postings = new Map();
  pages.forEach(({ card, keywords, passages }, page) => {
    const [lead = "", ...text] = passages;
    const strong = [card.title, ...keywords, lead].join(" | ");
    const parts: Record<SearchField, string> = {
      title: card.title,
      keywords: [...keywords, ...typedFor(strong, alsoTyped)].join(" "),
      lead,
      text: text.join(" "),
    };
    for (const field of FIELDS) {
      for (const { word } of wordsOf(parts[field])) {
        if (ignored.has(word) || word.length < 2 || (field === "text" && /^\d+$/.test(word))) continue;
        const found = postings.get(word) ?? new Map<number, Place>();
        const before = found.get(page);
        found.set(page, { field: before?.field ?? field, times: (before?.times ?? 0) + 1 });
        postings.set(word, found);
      }
    }
  });
  return [...postings]
    .map(([word, found]) => [word, withoutCommon(found, pages.length)] as const)
    .filter(([, found]) => found.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, found]) => lineOf(word, found));
}

/** What visitors type for the words that a page has. */
function typedFor(text: string, alsoTyped: Record<string, string[]>): string[] {
  const own = ` ${wordsOf(text)
    .map(({ word }) => word)
    .join(" ")} `;
  return Object.entries(alsoTyped).flatMap(([said, typed]) => {
    const phrase = wordsOf(said).map(({ word }) => word);
    return own.includes(` ${phrase.join(" ")} `) ? typed : [];
  });
}

function withoutCommon(found: Map<number, Place>, pages: number): [page: number, place: Place][] {
  const entries = [...found];
  const inText = entries.filter(([, { field }]) => field === "text");
  return inText.length > pages * COMMON ? entries.filter(([, { field }]) => field !== "text") : entries;
}

function lineOf(word: string, found: [page: number, place: Place][]): string {
  const byField = FIELDS.map((field) => {
    const pages = found.filter(([, place]) => place.field === field);
    const steps = pages.map(([page, { times }], index) => {
      const step = page - (pages[index - 1]?.[0] ?? 0);
      return step.toString(36) + (field === "text" && times >= OFTEN ? "*" : "");
    });
    return steps.length > 0 ? FIELD_LETTERS[field] + steps.join(",") : "";
  });
  return word + byField.join("");
}

/** Cuts the sorted words into files, never within a first letter: a search for a word needs one file. */
function cutByLetter(lines: string[]): { letters: string; lines: SearchWords }[] {
  const files: { letters: string; lines: SearchWords }[] = [];
  for (const [letter, own] of Map.groupBy(lines, (line) => [...line][0] ?? "")) {
    const last = files.at(-1);
    if (last && last.lines.length + own.length <= WORDS_PER_FILE) {
      last.letters += letter;
      last.lines.push(...own);
    } else files.push({ letters: letter, lines: own });
  }
  return files;
}

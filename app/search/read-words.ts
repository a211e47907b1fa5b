import { FIELD_LETTERS, SEARCH_FIELDS, type SearchField, type SearchWords } from "../lib/search-terms.ts";

/** The parts of a page in the order by which MiniSearch numbers them. */
export const FIELDS = Object.keys(SEARCH_FIELDS) as SearchField[];

/** What the star of a word that stands in a text often counts as. */
const OFTEN = 4;

/** A word's entry as MiniSearch keeps it: the part's number → the page's number → how often. */
export type WordEntry = [word: string, parts: Record<string, Record<string, number>>];

const LINE = /^([^A-Z]+)(.*)$/s;
const PART = /([TKLX])([^TKLX]+)/g;

/** Reads a file of words (lib/search-terms.ts says how it is written). */
export function readWords(lines: SearchWords): WordEntry[] {
  return lines.map((line) => {
    const [, word = "", rest = ""] = LINE.exec(line) ?? [];
    const parts: WordEntry[1] = {};
    for (const [, letter, steps = ""] of rest.matchAll(PART)) {
      const field = FIELDS.findIndex((name) => FIELD_LETTERS[name] === letter);
      parts[field] = readPages(steps);
    }
    return [word, parts];
  });
}

function readPages(steps: string): Record<string, number> {
  const pages: Record<string, number> = {};
  let page = 0;
  for (const step of steps.split(",")) {
    page += Number.parseInt(step, 36);
    pages[page] = step.endsWith("*") ? OFTEN : 1;
  }
  return pages;
}

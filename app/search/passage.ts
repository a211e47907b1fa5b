import { normalizeWord, wordsOf } from "../lib/search-terms.ts";

/** A piece of a passage; what was searched for is marked. */
export type Piece = { text: string; isMarked: boolean };

/** So much stands before the first marked word where its sentence began too far away. */
const BEFORE = 30;
/** What ends a sentence before the next. */
const SENTENCE_END = /[.!?।]["”’)]?\s+/gu;

/**
 * Of a page's passages the one that says the most of the words, cut around them; it begins with a sentence where it can.
 * @param words as the index has them; with none in any passage, the first passage stands.
 * @param length it is cut to about this many characters, at a word.
 */
export function bestPassage(passages: readonly string[], words: readonly string[], length = 140): Piece[] {
  const wanted = new Set(words.map(normalizeWord));
  let best = passages[0] ?? "";
  let most = 0;
  for (const passage of passages) {
    const found = new Set(wordsOf(passage).flatMap(({ word }) => (wanted.has(word) ? [word] : [])));
    if (found.size > most) {
      best = passage;
      most = found.size;
    }
  }
  return mark(cut(best, wanted, length), wanted);
}

function cut(passage: string, wanted: Set<string>, length: number): string {
  if (passage.length <= length) return passage;
  const places = wordsOf(passage);
  const { start: first, end: firstEnd } = places.find(({ word }) => wanted.has(word)) ?? { start: 0, end: 0 };
  const sentence = sentenceAt(passage, first);
  const isNear = firstEnd - sentence <= length;
  const from = isNear ? sentence : (places.find(({ start }) => start >= first - BEFORE)?.start ?? 0);
  const to = places.findLast(({ end }) => end <= from + length)?.end ?? passage.length;
  const end = places.some(({ start }) => start > to) ? " …" : passage.slice(to);
  return `${isNear ? "" : "… "}${passage.slice(from, to)}${end}`;
}

/** Where the sentence begins that a place of a text is in. */
function sentenceAt(text: string, place: number): number {
  const starts = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  return starts.findLast((start) => start <= place) ?? 0;
}

/**
 * A text with the words that were meant marked.
 * @param words as the index has them.
 */
export function markWords(text: string, words: readonly string[]): Piece[] {
  return mark(text, new Set(words.map(normalizeWord)));
}

function mark(text: string, wanted: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { word, start, end } of wordsOf(text)) {
    if (!wanted.has(word)) continue;
    pieces.push(
      { text: text.slice(at, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    );
    at = end;
  }
  return [...pieces, { text: text.slice(at), isMarked: false }].filter((piece) => piece.text !== "");
}

import { normalizeWord, tokenize } from "../../supabase/search-words.ts";

/** A piece of text, marked if it matches the query. */
export type Piece = { text: string; isMarked: boolean };

/** Number of characters to show before the first marked word if its sentence begins too far away. */
const BEFORE = 30;
/** A passage may be this many times as long as its length if it then ends with a whole sentence. */
const LONGER = 1.4;
const SENTENCE_END = /[.!?।]["”’)]?(?:\s+|$)/gu;

/**
 * Picks the passage with the most words of the query and cuts it around them, at sentence boundaries if possible.
 * @param words normalized as in the index. If no passage contains any of them, the first passage is used.
 * @param length approximate length in characters. Cuts are made between words.
 */
export function bestPassage(passages: readonly string[], words: readonly string[], length = 140): Piece[] {
  const wanted = new Set(words.map(normalizeWord));
  const matches = (passage: string) =>
    new Set(tokenize(passage).flatMap(({ word }) => (wanted.has(word) ? word : []))).size;
  const [best] = passages
    // Prefer sentences to headings.
    .map((passage) => ({ passage, count: matches(passage) + (passage.search(SENTENCE_END) < 0 ? 0 : 0.5) }))
    .sort((a, b) => b.count - a.count);
  return mark(cut(best?.passage ?? "", wanted, length), wanted);
}

function cut(passage: string, wanted: Set<string>, length: number): string {
  if (passage.length <= length) return passage;
  const places = tokenize(passage);
  const { start: first, end: firstEnd } = places.find(({ word }) => wanted.has(word)) ?? { start: 0, end: 0 };
  const sentences = [...passage.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  const sentence = sentences.findLast((start) => start <= first) ?? 0;
  const isNear = firstEnd - sentence <= length;
  const from = isNear ? sentence : (places.find(({ start }) => start >= first - BEFORE)?.start ?? 0);
  const before = isNear ? "" : "… ";
  const whole = sentences.findLast((end) => end > Math.max(from, firstEnd) && end <= from + length * LONGER);
  if (whole) return before + passage.slice(from, whole).trimEnd();
  const to = places.findLast(({ end }) => end <= from + length)?.end ?? passage.length;
  const end = places.some(({ start }) => start > to) ? " …" : passage.slice(to);
  return `${before}${passage.slice(from, to)}${end}`;
}

/** Marks words in the text. @param words normalized as in the index */
export function markWords(text: string, words: readonly string[]): Piece[] {
  return mark(text, new Set(words.map(normalizeWord)));
}

function mark(text: string, wanted: Set<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { word, start, end } of tokenize(text)) {
    if (!wanted.has(word)) continue;
    pieces.push(
      { text: text.slice(at, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    );
    at = end;
  }
  return [...pieces, { text: text.slice(at), isMarked: false }].filter((piece) => piece.text !== "");
}

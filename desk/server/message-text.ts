import { PATHS } from "../../app/paths.ts";
import { tokenize } from "../../supabase/search-words.ts";
import type { AgencyPages } from "./agency-pages.ts";

const MAX_WORD_LENGTH = 40;
/** Ignore longer paths: they are not pages of the site, and a database index could not store them. */
const MAX_PATH_LENGTH = 200;

/** Returns the distinct words of the text for the search index. Cuts each word to MAX_WORD_LENGTH characters. */
export function searchWords(text: string): string[] {
  // Cut between code points: the database refuses half a surrogate pair.
  const cut = (word: string) =>
    word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join("") : word;
  return [...new Set(tokenize(text).map(({ word }) => cut(word)))];
}

/**
 * Returns a search as a PostgreSQL tsquery that matches the beginnings of words, or undefined if the search has no
 * word.
 */
export function searchQuery(search: string): string | undefined {
  const words = searchWords(search).slice(0, 12);
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(" & ");
}

const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Cyrillic}/gu, "ru"],
  [/\p{Script=Han}/gu, "zh"],
];
const COMMON_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|you|for|is|we|our|to|of|have|would|with)\b/gi,
  de: /\b(?:der|die|das|und|wir|ist|nicht|mit|für|ein|eine|bitte|unser)\b/gi,
  fr: /\b(?:le|les|des|et|nous|vous|est|une|pour|avec|dans|votre)\b/gi,
  es: /\b(?:el|los|las|que|y|nosotros|es|una|para|con|por|su)\b/gi,
};

/**
 * Guesses the language of a message from its script. For Latin letters, compares common short words.
 * @param fallback the language if the message has no common word
 */
export function guessLanguage(text: string, fallback: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(([pattern]) => (text.match(pattern)?.length ?? 0) * 2 > letters);
  if (script) return script[1];
  const counts = Object.entries(COMMON_WORDS).map(
    ([name, words]) => [name, text.match(words)?.length ?? 0] as const,
  );
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best), [fallback, 0] as const)[0];
}

export type Mention = { title: string; path: string };

/** Returns the site's pages whose title or URL appears in a message, and the first service among them. */
export function mentions(
  message: string,
  pages: AgencyPages,
): { pages: Mention[]; service: string | undefined } {
  const found = new Map<string, string>();
  for (const [title, path] of [...pages.services, ...pages.projects])
    if (containsTitle(message, title)) found.set(path, title);
  const service = [...pages.services.values()].find((path) => found.has(path));
  const host = URL.parse(pages.url)?.host ?? "";
  for (const [address] of message.matchAll(/https?:\/\/[^\s<>"')\]]+/g)) {
    const url = URL.parse(address.replace(/[.,;:!?]+$/, ""));
    if (url?.host === host && url.pathname.length <= MAX_PATH_LENGTH && !found.has(url.pathname))
      found.set(url.pathname, url.pathname);
  }
  return {
    pages: [...found].map(([path, title]) => ({ path, title })),
    service: service?.replace(`${PATHS.services}/`, ""),
  };
}

/** Returns whether a message contains a title as whole words. */
function containsTitle(message: string, title: string): boolean {
  const at = message.indexOf(title);
  if (at < 0) return false;
  return !/[\p{L}\p{N}]/u.test(`${message[at - 1] ?? ""}${message[at + title.length] ?? ""}`);
}

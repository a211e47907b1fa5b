import type { AgencyPages } from "./agency-pages.ts";

/** A part of a message: text, or the answers of a brief. */
export type TextPart = { text: string } | { rows: { label: string; answer: string }[] };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Joiners occur inside words and are not typed in searches. */
const JOINERS = /[\u200b-\u200d\ufeff]/g;
const LONGEST = 40;
/** Longer paths are not pages of the site, and a database index could not hold them. */
const LONGEST_PATH = 200;

/** Returns the distinct words of a text for the search, in any script and in lower case. */
export function wordsOf(text: string): string[] {
  const found = text.replace(JOINERS, "").normalize("NFKC").toLowerCase().match(WORD) ?? [];
  // Cut between characters: the database refuses half a character.
  const cut = (word: string) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join("") : word);
  return [...new Set(found.map(cut))];
}

/** Returns a search as PostgreSQL's tsquery that matches words by their beginning; undefined without a word. */
export function searchQuery(search: string): string | undefined {
  const words = wordsOf(search).slice(0, 12);
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(" & ");
}

const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Arabic}/gu, "ar"],
  [/\p{Script=Cyrillic}/gu, "ru"],
  [/\p{Script=Han}/gu, "zh"],
];
const LITTLE_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|and|you|for|is|we|our|to|of|have|would|with)\b/gi,
  de: /\b(?:der|die|das|und|wir|ist|nicht|mit|für|ein|eine|bitte|unser)\b/gi,
  fr: /\b(?:le|les|des|et|nous|vous|est|une|pour|avec|dans|votre)\b/gi,
  es: /\b(?:el|los|las|que|y|nosotros|es|una|para|con|por|su)\b/gi,
};

/** Guesses a message's language from its script or, in Latin letters, from common short words. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(([pattern]) => (text.match(pattern)?.length ?? 0) * 2 > letters);
  if (script) return script[1];
  const counts = Object.entries(LITTLE_WORDS).map(
    ([name, words]) => [name, text.match(words)?.length ?? 0] as const,
  );
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Splits a text at its brief: two or more lines in a row that start with a label of the form and a colon. */
export function textParts(text: string, labels: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let plain: string[] = [];
  let rows: { label: string; answer: string; line: string }[] = [];
  const endPlain = () => {
    const joined = plain.join("\n").replace(/^\n+|\n+$/g, "");
    if (joined !== "") parts.push({ text: joined });
    plain = [];
  };
  const endRows = () => {
    if (rows.length >= 2) {
      endPlain();
      parts.push({ rows: rows.map(({ label, answer }) => ({ label, answer })) });
    } else plain.push(...rows.map(({ line }) => line));
    rows = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(": ");
    const label = colon > 0 ? line.slice(0, colon) : "";
    if (labels.has(label)) rows.push({ label, answer: line.slice(colon + 2), line });
    else {
      endRows();
      plain.push(line);
    }
  }
  endRows();
  endPlain();
  return parts;
}

export type Mention = { title: string; path: string };

/** Returns the site's pages that a message names by title, in a quote or a brief, or by address. */
export function mentions(
  message: string,
  pages: AgencyPages,
): { pages: Mention[]; service: string | undefined } {
  const found = new Map<string, string>();
  const head = message.slice(0, message.indexOf("\n") < 0 ? undefined : message.indexOf("\n"));
  const briefs = textParts(message, pages.labels).flatMap((part) => ("rows" in part ? part.rows : []));
  const chosen = briefs.filter(({ label }) => pages.servicesLabels.has(label)).map(({ answer }) => answer);
  let service: string | undefined;
  for (const [title, path] of pages.services) {
    if (!names(head, title) && !chosen.some((answer) => answer.split(", ").includes(title))) continue;
    found.set(path, title);
    service ??= path.replace("/services/", "");
  }
  for (const [title, path] of pages.projects) if (names(head, title)) found.set(path, title);
  const host = URL.parse(pages.url)?.host ?? "";
  for (const [address] of message.matchAll(/https?:\/\/[^\s<>"')\]]+/g)) {
    const url = URL.parse(address.replace(/[.,;:!?]+$/, ""));
    if (url?.host === host && url.pathname.length <= LONGEST_PATH && !found.has(url.pathname))
      found.set(url.pathname, url.pathname);
  }
  return { pages: [...found].map(([path, title]) => ({ path, title })), service };
}

function names(line: string, title: string): boolean {
  const at = line.indexOf(title);
  if (at < 0) return false;
  return !/[\p{L}\p{N}]/u.test(`${line[at - 1] ?? ""}${line[at + title.length] ?? ""}`);
}

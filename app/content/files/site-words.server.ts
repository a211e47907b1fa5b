import { numeralsOf, yearText } from "../../lib/count-text.ts";
import { postalAddress } from "../../lib/postal-address.ts";
import { mapTexts } from "./map-texts.server.ts";

/** Facts of site.yaml that texts name in braces: `{city}` → "Rotterdam". */
export type SiteWords = Readonly<Record<string, string>>;

const ADDRESS = ["street", "area", "city", "postcode", "country"];
export const WORDS = ["name", "founded", "email", "phone", ...ADDRESS, "address"];

const WORD = /\{([a-z]+)\}/g;
/** Code in Markdown, where braces stay. */
const CODE = /(^```[\s\S]*?^```|^~~~[\s\S]*?^~~~|`[^`\n]*`)/m;

/**
 * Collects the words of site.yaml, which is not validated yet.
 * @returns name, founded, email, phone (the first), street, area, city, postcode, country, address (in one line).
 */
export function siteWords(site: unknown): SiteWords {
  const { name, founded, contact, locale } = record(site);
  const { email, phones, address } = record(contact);
  const facts = { name, founded, email, phone: Array.isArray(phones) ? phones[0] : undefined };
  const numerals = numeralsOf(String(locale ?? "en"));
  const words = Object.fromEntries(
    Object.entries({ ...facts, ...record(address) }).flatMap(([word, value]) => {
      const text = typeof value === "number" ? yearText(value, numerals) : value;
      return WORDS.includes(word) && typeof text === "string" ? [[word, text]] : [];
    }),
  );
  const postal = postalAddress(words, numerals);
  return postal ? { ...words, address: postal } : words;
}

const record = (value: unknown) => Object(value) as Record<string, unknown>;

/** Whether a text still names a word, because site.yaml lacks its value. */
export function hasWord(text: string): boolean {
  return WORDS.some((word) => text.includes(`{${word}}`));
}

/** Words that an agency may not have. */
const OPTIONAL = ["phone", ...ADDRESS, "address"];

/** Whether site.yaml can be read and has no value for an optional word. */
const isLacking = (word: string, words: SiteWords) =>
  OPTIONAL.includes(word) && words[word] === undefined && words.name !== undefined;

/** Replaces the words in every text of a value. @param onUnknown is called with the path of a word without a value */
export function fillWords(
  value: unknown,
  words: SiteWords,
  onUnknown: (path: PropertyKey[], word: string) => void,
): unknown {
  return mapTexts(value, (text, path) =>
    text.replace(WORD, (braces, word: string) => {
      if (!WORDS.includes(word) || isLacking(word, words)) onUnknown(path, word);
      return words[word] ?? braces;
    }),
  );
}

/** Replaces the words in a Markdown text; unknown ones and code stay. @param onLacking as `onUnknown` of fillWords */
export function fillMarkdown(source: string, words: SiteWords, onLacking: (word: string) => void): string {
  return source
    .split(new RegExp(CODE, "gm"))
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(WORD, (braces, word: string) => {
            if (isLacking(word, words)) onLacking(word);
            return words[word] ?? braces;
          }),
    )
    .join("");
}

import { numeralsOf, yearText } from "../../lib/count-text.ts";
import { postalAddress } from "../../lib/postal-address.ts";
import { mapTexts } from "./map-texts.server.ts";

/** Values of site.yaml for names in braces: `{city}` → "Rotterdam". */
export type SiteWords = Readonly<Record<string, string>>;

const ADDRESS = ["street", "area", "city", "postcode", "country"];
export const WORDS = ["name", "founded", "email", "phone", ...ADDRESS, "address"];

const WORD = /\{([a-z]+)\}/g;
/** Code in Markdown, where braces stay unchanged. */
const CODE = /(^```[\s\S]*?^```|^~~~[\s\S]*?^~~~|`[^`\n]*`)/m;

/**
 * Collects the values of site.yaml, which is not yet validated.
 * @returns name, founded, email, phone (the first), street, area, city, postcode, country, address (on one line)
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

/** Checks whether a text still has a name in braces, because site.yaml lacks the value. */
export function hasWord(text: string): boolean {
  return WORDS.some((word) => text.includes(`{${word}}`));
}

/** Values that site.yaml may lack. */
const OPTIONAL = ["phone", ...ADDRESS, "address"];

/** Checks whether a readable site.yaml lacks an optional value. */
const isLacking = (word: string, words: SiteWords) =>
  OPTIONAL.includes(word) && words[word] === undefined && words.name !== undefined;

/** Fills in names in braces in all texts of a value. @param onUnknown gets the path and name of each missing value */
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

/** Fills in names in braces in Markdown, except in code. @param onLacking gets the name of each missing value */
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

import { numeralsOf, yearText } from "../../lib/count-text.ts";
import { type Address, postalAddress } from "../../lib/postal-address.ts";
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
  const isAddress = (parts: object): parts is Address => ADDRESS.every((part) => part in parts);
  return isAddress(words) ? { ...words, address: postalAddress(words, numerals) } : words;
}

const record = (value: unknown) => Object(value) as Record<string, unknown>;

/** Whether a text still names a word, because site.yaml lacks its value. */
export function hasWord(text: string): boolean {
  return WORDS.some((word) => text.includes(`{${word}}`));
}

/** Replaces the words in every text of a value. @param onUnknown is called with the path of an unknown word */
export function fillWords(
  value: unknown,
  words: SiteWords,
  onUnknown: (path: PropertyKey[], word: string) => void,
): unknown {
  return mapTexts(value, (text, path) =>
    text.replace(WORD, (braces, word: string) => {
      if (!WORDS.includes(word)) onUnknown(path, word);
      return words[word] ?? braces;
    }),
  );
}

/** Replaces the words in a Markdown text; unknown ones and code stay. */
export function fillMarkdown(source: string, words: SiteWords): string {
  return source
    .split(new RegExp(CODE, "gm"))
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(WORD, (braces, word: string) => words[word] ?? braces),
    )
    .join("");
}

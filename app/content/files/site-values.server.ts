import { numeralsOf, yearText } from "../../lib/count-text.ts";
import { postalAddress } from "../../lib/postal-address.ts";
import { mapTexts } from "./map-texts.server.ts";

/** Values of site.yaml for names in braces: `{city}` → "Rotterdam". */
export type SiteValues = Readonly<Record<string, string>>;

const ADDRESS = ["street", "area", "city", "postcode", "country"];
export const NAMES = ["name", "founded", "email", "phone", ...ADDRESS, "address"];

const IN_BRACES = /\{([a-z]+)\}/g;
/** Code in Markdown, where braces stay unchanged. */
const CODE = /(^```[\s\S]*?^```|^~~~[\s\S]*?^~~~|`[^`\n]*`)/m;

/**
 * Collects the values of site.yaml, which is not yet validated.
 * @returns name, founded, email, phone (the first), street, area, city, postcode, country, address (on one line)
 */
export function siteValues(site: unknown): SiteValues {
  const { name, founded, contact, locale } = record(site);
  const { email, phones, address } = record(contact);
  const facts = { name, founded, email, phone: Array.isArray(phones) ? phones[0] : undefined };
  const numerals = numeralsOf(String(locale ?? "en"));
  const values = Object.fromEntries(
    Object.entries({ ...facts, ...record(address) }).flatMap(([key, value]) => {
      const text = typeof value === "number" ? yearText(value, numerals) : value;
      return NAMES.includes(key) && typeof text === "string" ? [[key, text]] : [];
    }),
  );
  const postal = postalAddress(values, numerals);
  return postal ? { ...values, address: postal } : values;
}

const record = (value: unknown) => Object(value) as Record<string, unknown>;

/** Checks whether text still contains a name in braces because site.yaml lacks the value. */
export function hasNameInBraces(text: string): boolean {
  return NAMES.some((name) => text.includes(`{${name}}`));
}

/** Values that site.yaml may lack. */
const OPTIONAL = ["phone", ...ADDRESS, "address"];

/** Checks whether a readable site.yaml lacks an optional value. */
const isLacking = (name: string, values: SiteValues) =>
  OPTIONAL.includes(name) && values[name] === undefined && values.name !== undefined;

/** Fills in names in braces in all strings of a value. @param onUnknown gets the path and name of each missing value */
export function fillTexts(
  value: unknown,
  values: SiteValues,
  onUnknown: (path: PropertyKey[], name: string) => void,
): unknown {
  return mapTexts(value, (text, path) =>
    text.replace(IN_BRACES, (braces, name: string) => {
      if (!NAMES.includes(name) || isLacking(name, values)) onUnknown(path, name);
      return values[name] ?? braces;
    }),
  );
}

/** Fills in names in braces in Markdown, except in code. @param onLacking gets the name of each missing value */
export function fillMarkdown(source: string, values: SiteValues, onLacking: (name: string) => void): string {
  return source
    .split(new RegExp(CODE, "gm"))
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(IN_BRACES, (braces, name: string) => {
            if (isLacking(name, values)) onLacking(name);
            return values[name] ?? braces;
          }),
    )
    .join("");
}

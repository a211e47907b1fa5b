import { localDigits, type Numerals } from "./count-text.ts";

export type Address = { street: string; area: string; city: string; postcode: string; country: string };

/** Languages of countries that write the postcode before the town (Universal Postal Union, "Addressing systems"). */
const POSTCODE_FIRST = /^(?:cs|da|de|es|fi|fr|it|nb|nl|nn|no|pl|pt|sk|sv)\b/;

/** Town and postcode as a locale writes them: "Göteborg 413 01" in en-GB, "413 01 Göteborg" in sv-SE. */
export function town({ city, postcode }: Address, numerals: Numerals): string {
  const code = localDigits(postcode, numerals);
  return POSTCODE_FIRST.test(numerals.locale) ? `${code} ${city}` : `${city} ${code}`;
}

/** An address in one line, its town as the locale writes it. */
export function postalAddress(address: Address, numerals: Numerals): string {
  return `${address.street}, ${address.area}, ${town(address, numerals)}, ${address.country}`;
}

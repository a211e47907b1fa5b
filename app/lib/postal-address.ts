import { localDigits, type Numerals } from "./count-text.ts";

/** A postal address. All fields are optional: some countries have no postcodes, some agencies no office. */
export type Address = Partial<
  Record<"street" | "area" | "city" | "postcode" | "country", string | undefined>
>;

/** Languages that write the postcode before the town (Universal Postal Union, "Addressing systems"). */
const POSTCODE_FIRST = /^(?:cs|da|de|es|fi|fr|it|nb|nl|nn|no|pl|pt|sk|sv)\b/;

/** Languages with the Arabic comma. */
const ARABIC_COMMA = /^(?:ar|ckb|fa|ps|sd|ug|ur)\b/;
const commaOf = ({ locale }: Numerals) => (ARABIC_COMMA.test(locale) ? "،" : ",");

const join = (parts: (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** Formats town and postcode for a locale: "Göteborg 413 01" in en-GB, "413 01 Göteborg" in sv-SE. */
function town({ city, postcode }: Address, numerals: Numerals): string {
  const code = postcode && localDigits(postcode, numerals);
  return join(POSTCODE_FIRST.test(numerals.locale) ? [code, city] : [city, code], " ");
}

/** Returns street and area on one line. */
export const streetLine = ({ street, area }: Address, numerals: Numerals) =>
  join([street, area], `${commaOf(numerals)} `);

/** Returns the address lines without the country: "Kiln 4, Majorna," and "Göteborg 413 01". */
export function addressLines(address: Address, numerals: Numerals): string[] {
  const lines = [streetLine(address, numerals), town(address, numerals)].filter(Boolean);
  return lines.map((line, at) => (at < lines.length - 1 ? line + commaOf(numerals) : line));
}

/** Returns the address on one line in the locale's format. */
export function postalAddress(address: Address, numerals: Numerals): string {
  const parts = [streetLine(address, numerals), town(address, numerals), address.country];
  return join(parts, `${commaOf(numerals)} `);
}

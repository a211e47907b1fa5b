import { fillIn } from "./fill-in.ts";

/** Text that contains `[count]`, with a form for each plural category of its language (CLDR). */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * A language's number format: locale (BCP 47) and digits from 0 to 9. Pages contain the digits because a browser's
 * first Intl.NumberFormat takes 50 to 120 ms, four times as long on a slow phone.
 */
export type Numerals = { locale: string; digits: readonly string[] };

/** Returns a locale's numerals. For the build and tests only: it creates the format that pages avoid. */
export function numeralsOf(locale: string): Numerals {
  const { format } = new Intl.NumberFormat(locale);
  return { locale, digits: Array.from({ length: 10 }, (_, digit) => format(digit)) };
}

/** Formats a whole number: "5,000" in en-US. */
export function numberText(number: number, numerals: Numerals): string {
  if (number < 1000) return yearText(number, numerals);
  return new Intl.NumberFormat(numerals.locale).format(number);
}

/** Formats a year, without separators. */
export function yearText(year: number, numerals: Numerals): string {
  return localDigits(String(year), numerals);
}

/** Replaces the digits 0 to 9 by the digits of a language: "৩৮ kB" for "38 kB" in Bangla. */
export function localDigits(figure: string, { digits }: Numerals): string {
  return figure.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** Returns the plural form for a number, filled in: "1 post shown", "12 posts shown". */
export function countText(forms: Plural, count: number, numerals: Numerals): string {
  const form = forms[new Intl.PluralRules(numerals.locale).select(count)] ?? forms.other;
  return fillIn(form, { count: numberText(count, numerals) });
}

import { fillIn } from "./fill-in.ts";

/** A text that counts, with `[count]` in it: a form for each plural that its language has (CLDR). */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * How a language writes numbers: its locale (BCP 47) and its digits from 0 to 9. Pages bring the digits with them: a
 * browser's first Intl.NumberFormat takes 50 to 120 ms, four times as long on a slow phone.
 */
export type Numerals = { locale: string; digits: readonly string[] };

/** The numerals of a locale: at build and in tests, for it makes the format that pages avoid. */
export function numeralsOf(locale: string): Numerals {
  const { format } = new Intl.NumberFormat(locale);
  return { locale, digits: Array.from({ length: 10 }, (_, digit) => format(digit)) };
}

/** A whole number as a language writes it: "5,000" in en-US. */
export function numberText(number: number, numerals: Numerals): string {
  if (number < 1000) return yearText(number, numerals);
  return new Intl.NumberFormat(numerals.locale).format(number);
}

/** A year as a language writes it, without separators. */
export function yearText(year: number, numerals: Numerals): string {
  return localDigits(String(year), numerals);
}

/** A figure of the content in the digits of a language: "2 h 50 min" as it is in English, "৩৮ kB" for "38 kB" in Bangla. */
export function localDigits(figure: string, { digits }: Numerals): string {
  return figure.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** The plural form for a number, with the number filled in: "1 post shown", "12 posts shown". */
export function countText(forms: Plural, count: number, numerals: Numerals): string {
  const form = forms[new Intl.PluralRules(numerals.locale).select(count)] ?? forms.other;
  return fillIn(form, { count: numberText(count, numerals) });
}

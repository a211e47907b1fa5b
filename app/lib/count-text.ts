import { fillIn } from "./fill-in.ts";

/** A text that counts, with `[count]` in it: a form for each plural that its language has (CLDR). */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A number as a locale writes it: "5,000" in en-US. */
export function numberText(number: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(number);
}

/** A year as a locale writes it, without separators. */
export function yearText(year: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(year);
}

/** A figure of the content in the digits of a locale: "2 h 50 min" as it is in en-US, "৩৮ kB" for "38 kB" in bn-BD. */
export function localDigits(figure: string, locale: string): string {
  return figure.replace(/\d/g, (digit) => numberText(Number(digit), locale));
}

/** The plural form for a number, with the number filled in: "1 post shown", "12 posts shown". */
export function countText(forms: Plural, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fillIn(form, { count: numberText(count, locale) });
}

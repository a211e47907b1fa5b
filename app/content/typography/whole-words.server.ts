/** A letter, in any script with its marks, or a digit. */
const S = String.raw`[\p{L}\p{M}\p{N}_]`;
/** Text to keep on one line: short hyphenated words (take-up, re-issued, HTML-এর, DenseNet-121), and 2 h 50 min. */
const WHOLE = new RegExp(
  `(?<!${S}|-)(\\p{N}+ h \\p{N}+ min|${S}{1,5}(?:-${S}{1,5})+|${S}{1,3}-${S}{6,9}|${S}{1,12}-(?:${S}{1,3}|\\p{N}${S}{0,5}))(?!${S}|-)`,
  "u",
);

/** Splits text at unbreakable words. In the result, these words have odd indexes. */
export function splitWhole(text: string): string[] {
  return text.split(WHOLE);
}

/** Short or prefixed words and names with a number, whose hyphen may not end a line: take-up, re-issued, DenseNet-121. */
const WHOLE = /(?<![\w-])(\w{1,5}(?:-\w{1,5})+|\w{1,3}-\w{6,9}|\w{1,12}-\d\w{0,5})(?![\w-])/;

/** Splits a text; words that are kept whole are at odd indexes. */
export function splitWhole(text: string): string[] {
  return text.split(WHOLE);
}

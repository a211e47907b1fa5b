/** Short words, prefixed words and names with a number whose hyphen must not end a line: take-up, re-issued, DenseNet-121. */
const WHOLE = /(?<![\w-])(\w{1,5}(?:-\w{1,5})+|\w{1,3}-\w{6,9}|\w{1,12}-\d\w{0,5})(?![\w-])/;

/** A running text in parts: at every second place stands a word that is kept whole; the first may be empty. */
export function splitWhole(text: string): string[] {
  // A split by a pattern in brackets has the matches at every second place.
  return text.split(WHOLE);
}

/**
 * Characters that would act on a terminal or hide text: controls, formatting and direction marks, line
 * separators, unassigned and private ones, lone halves of pairs. Joiners stay: Bengali is written with them.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * Makes a visitor's words harmless to print: unsafe characters become visible escapes like '\u202e'.
 * The result is one line.
 */
export function printable(text: string): string {
  return text.replaceAll(UNSAFE, escapeCharacter);
}

/** JSON text that is safe to print and still the same JSON: unsafe characters can only stand in its strings. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split("\n")
    .map((line) => line.replaceAll(UNSAFE, escapeCharacter))
    .join("\n");
}

function escapeCharacter(character: string): string {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
    .join("");
}

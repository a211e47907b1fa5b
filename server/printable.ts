/**
 * Characters that would control a terminal or hide text: controls, formatting and direction marks, line separators,
 * unassigned and private characters, lone surrogates. Joiners are excluded, because Bangla needs them.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** Makes a visitor's text safe to print, in one line: unsafe characters become escapes like '\u202e'. */
export function printable(text: string): string {
  return text.replaceAll(UNSAFE, escapeCharacter);
}

/** Makes JSON text safe to print; it stays the same JSON, because unsafe characters occur in strings only. */
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

/** Returns a number with its noun: "1 message", "3 messages". @param noun in English, in the singular */
export const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

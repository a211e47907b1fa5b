/** Matches a word: letters, marks and digits. An apostrophe, gershayim or joiner inside a word belongs to it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\u05F3\u05F4\u200C\u200D][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "word" }) : undefined;

/**
 * Accents, and vowel signs that Hebrew and Arabic may omit. Marks of other scripts stay, because they change the word.
 */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/g;
const INSIDE = /['’\u05F3\u05F4\u200B-\u200D\uFEFF]/g;
/** Letters that people type in different ways and that Unicode does not split into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ħ: "h", ı: "i", ς: "σ" },
  ...{ ٱ: "ا", ى: "ي", ی: "ي", ې: "ي", ک: "ك", ة: "ه", ہ: "ه", ھ: "ه", ؤ: "و", ئ: "ي", ء: "" },
  ...{ ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" },
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
/** The Arabic article, also joined to "and", "with", "like", "so" or "for", before at least three letters. */
const ARTICLE = /^(?:[وف]?[بك]?ال|و?لل)(?=\p{L}{3})/u;
/** A non-ASCII digit. */
const DIGIT = /(?!\d)\p{Nd}/gu;

/** Returns the ASCII form of a non-ASCII digit; each script's digits are consecutive in Unicode from its zero. */
function asciiOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Replaces the digits of every script by ASCII digits. */
export function withLatinDigits(text: string): string {
  return text.replace(DIGIT, asciiOf);
}

function withoutArticle(word: string): string {
  const rest = word.replace(ARTICLE, "");
  return rest === word ? word : withoutArticle(rest);
}

/**
 * Returns the form in which words are compared: lower case, full width as half width, ASCII digits, without accents,
 * English possessive, Arabic article and marks that may be omitted.
 */
export function normalizeWord(word: string): string {
  const lower = word
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]s$/u, "");
  const plain = lower.normalize("NFD").replace(MARKS, "").replace(INSIDE, "").normalize("NFC");
  return withoutArticle(withLatinDigits(plain).replace(SPECIAL, (letter) => LETTERS[letter] ?? letter));
}

/** A word in the form of `normalizeWord`, with its position in the text. */
export type FoundWord = { word: string; start: number; end: number };

/** Returns the words of text in any script. */
export function tokenize(text: string): FoundWord[] {
  return [...text.matchAll(WORD)]
    .flatMap((match) => piecesOf(match[0]).map(({ piece, at }) => ({ piece, start: match.index + at })))
    .map(({ piece, start }) => ({ word: normalizeWord(piece), start, end: start + piece.length }))
    .filter(({ word }) => word !== "");
}

/** Divides a run of letters into words if its script has no spaces. */
function piecesOf(run: string): { piece: string; at: number }[] {
  if (!segmenter || !UNSPACED.test(run)) return [{ piece: run, at: 0 }];
  return [...segmenter.segment(run)].map(({ segment, index }) => ({ piece: segment, at: index }));
}

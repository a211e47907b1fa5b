import { withLatinDigits } from "../../../supabase/search-words.ts";

/** Words that multiply the number before them. */
const POWERS: [RegExp, number][] = [
  [/^(?:হাজার|thousand$)/i, 1e3],
  [/^(?:লাখ|লক্ষ|lakhs?$)/i, 1e5],
  [/^(?:million$|মিলিয়ন)/i, 1e6],
  [/^(?:কোটি|crores?$)/i, 1e7],
];
const WORDS = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  "শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ বিশ",
].map((line) => line.normalize("NFC").split(" "));
/** Beginnings of words with a number, such as "once", or Bangla numbers with suffixes ("ছয়টি"). */
const BEGINNINGS: [RegExp, number][] = [
  [/^(?:একটি|একটা|একজন|একবার|once|single)/i, 1],
  [/^(?:দু|উভয়|twice|both|pair|double)/i, 2],
  [/^(?:তিন|thrice|triple)/i, 3],
  [/^চার/, 4],
  [/^পাঁচ/, 5],
  [/^ছয়|^ছ'/, 6],
  [/^সাত/, 7],
  [/^আট/, 8],
  [/^নয়(?:টি|টা|জন|শ)/, 9],
  [/^দশ/, 10],
];

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}'’\u200c\u200d]+/gu;

/** Returns the numbers in text: those written in digits, and those written in words. "১ লাখ ২০ হাজার" is 120000. */
function numbersOf(text: string): { digits: Set<number>; words: Set<number> } {
  const digits = new Set<number>();
  const words = new Set<number>();
  let open: { sum: number; last: number } | undefined;
  // The last number in words. The next word may multiply it: "দুই কোটি".
  let word = 0;
  const close = () => {
    if (open) digits.add(open.sum + open.last);
    open = undefined;
  };
  for (const [token] of withLatinDigits(text.normalize("NFC")).matchAll(TOKEN)) {
    if (/^\d/.test(token)) {
      const value = Number(token.replace(/,(?=\d{2,3}(?:\D|$))/g, "").replace(",", "."));
      // Add a number that follows a multiplying word: 1 lakh 20 thousand.
      if (open?.last === 0) open.last = value;
      else {
        close();
        open = { sum: 0, last: value };
      }
      continue;
    }
    const power = POWERS.find(([word]) => word.test(token))?.[1];
    const factor = open?.last || word;
    if (power && factor > 0) {
      open = { sum: (open?.sum ?? 0) + factor * power, last: 0 };
      word = 0;
      continue;
    }
    close();
    const spelled = WORDS.map((line) => line.indexOf(token.toLowerCase())).find((at) => at >= 0);
    word = spelled ?? 0;
    if (spelled !== undefined) words.add(spelled);
    for (const [beginning, value] of BEGINNINGS) if (beginning.test(token)) words.add(value);
  }
  close();
  return { digits, words };
}

/** Compares numbers with tolerance for rounding errors ("1.2 lakh"). */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/** Describes numbers that only the original or only the translation contains; undefined if there are none. */
export function numbersApart(original: string, words: string): string | undefined {
  const [left, right] = [numbersOf(original), numbersOf(words)];
  // Ignore zero, which can be written in too many ways.
  const lacks = (from: typeof left, other: typeof left) =>
    [...from.digits].filter(
      (value) => value !== 0 && ![...other.digits, ...other.words].some((each) => isSame(each, value)),
    );
  const [gone, added] = [lacks(left, right), lacks(right, left)];
  if (gone.length === 0 && added.length === 0) return undefined;
  const parts = [
    gone.length > 0 && `the original has ${gone.join(", ")}`,
    added.length > 0 && `the translation has ${added.join(", ")}`,
  ];
  return `numbers differ: ${parts.filter(Boolean).join("; ")}`;
}

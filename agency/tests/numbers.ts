const ONES = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"],
  ...["twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const TENS_AND_ONES = `(${TENS.join("|")})(?:-(${ONES.slice(1, 10).join("|")}))?`;
const SPELLED = new RegExp(`\\b(?:${TENS_AND_ONES}|(${ONES.join("|")}))\\b`, "gi");

/** Replaces spelled-out English numbers up to ninety-nine by digits. */
export function withDigits(text: string): string {
  return text.replace(SPELLED, (_, ten = "", one = "zero", small?: string) => {
    if (small !== undefined) return String(ONES.indexOf(small.toLowerCase()));
    return String((TENS.indexOf(ten.toLowerCase()) + 2) * 10 + ONES.indexOf(one.toLowerCase()));
  });
}

/** A number as printed, and the step of its last digit; the exact value may differ by half a step. */
type Printed = { value: number; step: number };

function printed(text: string): Printed | undefined {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", "");
  if (digits === undefined) return undefined;
  return { value: Number(digits), step: 10 ** -(digits.split(".")[1]?.length ?? 0) };
}

/** A number that differs from a change by more than this share is another quantity. */
const NEAR = 0.15;

/** A possible meaning of a stated change. With `isSum` it must be exact; ratios of rounded numbers may deviate. */
type Change = { of: (from: number, to: number) => number; isSum: boolean };
const end: Change = { of: (_, to) => to, isSum: true };
const difference: Change = { of: (from, to) => to - from, isSum: true };
const percent: Change = { of: (from, to) => (100 * (to - from)) / from, isSum: false };
const times: Change = { of: (from, to) => to / from, isSum: false };
const timesLess: Change = { of: (from, to) => from / to, isSum: false };

function meanings(figure: string, isSigned: boolean): Change[] {
  if (/[×x]\s*$/.test(figure)) return [times, timesLess];
  if (figure.includes("%")) return isSigned ? [percent, difference] : [end, percent];
  return isSigned ? [difference] : [end, difference];
}

function tolerance({ of, isSum }: Change, claim: Printed, from: Printed, to: Printed): number {
  if (isSum) return Math.max(claim.step, to.step) / 2;
  const exact = of(from.value, to.value);
  const ends = [-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].map((b) => Math.abs(of(from.value + a * from.step, to.value + b * to.step) - exact)),
  );
  return claim.step / 2 + Math.min(claim.step, Math.max(...ends));
}

/**
 * Compares a stated change ("−28%", "2.6×", "−12 min", "83") with the two numbers that changed.
 * @returns the mistake; undefined if the change is right, or if it is another quantity
 */
export function wrongFigure(figure: string, before: string, after: string): string | undefined {
  const [claim, from, to] = [figure, before, after].map(printed);
  if (!claim || !from || !to || from.value === 0) return undefined;
  const sign = /^\s*[−-]/.test(figure) ? -1 : /^\s*\+/.test(figure) ? 1 : 0;
  const changes = meanings(figure, sign !== 0).map((change) => {
    const result = change.of(from.value, to.value);
    const miss = Math.abs(Math.abs(result) - claim.value);
    const isMet = miss <= tolerance(change, claim, from, to) + 1e-9;
    return { result, miss, isMet, isSigned: sign === 0 || Math.sign(result) === sign };
  });
  if (changes.some(({ isMet, isSigned }) => isMet && isSigned)) return undefined;
  if (changes.some(({ isMet }) => isMet)) return "goes the other way";
  const close = changes.find(({ miss }) => miss <= NEAR * claim.value);
  return close && `comes to ${Number(Math.abs(close.result).toPrecision(3))}`;
}

/** Matches "from about 36 to 24", with at most one word and one sign before each number. */
const FROM_TO =
  /\bfrom (?:\p{L}+ )?[^\p{L}\d\s]{0,2}(?<from>\d[\d,]*(?:\.\d+)?)(?:(?! from )[^;:])*? to (?:\p{L}+ )?[^\p{L}\d\s]{0,2}(?<to>\d[\d,]*(?:\.\d+)?)/u;
const IS_YEAR = /^(?:19|20)\d\d$/;
/** Matches one quantity in two units: "6 min 40 s". */
const IN_TWO_UNITS = /\d ?(?:d|h|hrs?|min|km|m|kg|lb|ft) \d/;

/** Checks a result whose text names both numbers, as `wrongFigure` does. */
export function wrongResult({ figure, text }: { figure: string; text: string }): string | undefined {
  const { from = "", to = "" } = FROM_TO.exec(withDigits(text))?.groups ?? {};
  if (IS_YEAR.test(from) || IS_YEAR.test(to) || IN_TWO_UNITS.test(text)) return undefined;
  return wrongFigure(figure, from, to);
}

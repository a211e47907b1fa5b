const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SPELLED = new RegExp(
  `\\b(?:(?<ten>${TENS.join("|")})(?:-(?<one>${ONES.slice(1, 10).join("|")}))?|(?<small>${ONES.join("|")}))\\b`,
  "gi",
);

/** A number in digits, with any separators: "1,240", "1.240", "12.0". */
export const DIGITS = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+)*`;

/** A text whose English numerals up to ninety-nine are written in digits; other languages stay as they are. */
export function withDigits(text: string): string {
  return text.replace(SPELLED, (_, ten?: string, one?: string, small?: string) => {
    if (small !== undefined) return String(ONES.indexOf(small.toLowerCase()));
    const tens = (TENS.indexOf((ten ?? "").toLowerCase()) + 2) * 10;
    return String(tens + (one === undefined ? 0 : ONES.indexOf(one.toLowerCase())));
  });
}

/** One form of a number whatever its separators: a mark before three digits parts thousands, any other decimals. */
export function plainNumber(digits: string): string {
  return digits.replace(/[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g, "").replace(/[,'’\u00a0\u202f]/g, ".");
}

/** A number as it is stated: half a step of its last digit is how far the true value may lie away. */
export type Stated = { value: number; step: number };

/** Reads a number with a point as its decimal mark; `undefined` when there is none. */
export function stated(text: string): Stated | undefined {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", "");
  if (digits === undefined) return undefined;
  return { value: Number(digits), step: 10 ** -(digits.split(".")[1]?.length ?? 0) };
}

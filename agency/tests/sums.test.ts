import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../app/content/read-content.server.ts";
import { withLatinDigits } from "../../supabase/search-words.ts";

const NUMBER = String.raw`(?:৳|US\$)?\d+(?:,\d+)*(?:\.\d+)?%?`;
const TERM = String.raw`\(?${NUMBER}\)?`;
const EXPRESSION = `${TERM}(?: [×÷+−] ${TERM})*`;
/** Matches "5 × 2 + 1 = 11", also with several equals signs. */
const SUM = new RegExp(`(?<![\\d.,]|[×÷+−] )${EXPRESSION}(?: = ${EXPRESSION})+`, "g");
const TOKEN = new RegExp(`${NUMBER}|[()×÷+−]`, "g");

const amountOf = (number: string) => Number(number.replace(/[^\d.]/g, "")) / (number.endsWith("%") ? 100 : 1);

/** Evaluates numbers, the four operators and parentheses. */
function evaluate(expression: string): number {
  const tokens = expression.match(TOKEN) ?? [];
  const factor = (): number => {
    const token = tokens.shift() ?? "";
    if (token !== "(") return amountOf(token);
    const inner = sum();
    tokens.shift();
    return inner;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === "×" || tokens[0] === "÷")
      value = tokens.shift() === "×" ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[0] === "+" || tokens[0] === "−")
      value = tokens.shift() === "+" ? value + product() : value - product();
    return value;
  };
  return sum();
}

/** Returns the step of a result's last exact digit; trailing zeros count as rounded. */
function stepOf(result: string): number {
  const [integer = "", decimals] = result.replace(/[^\d.]/g, "").split(".");
  const step = decimals ? 10 ** -decimals.length : 10 ** (/0*$/.exec(integer)?.[0].length ?? 0);
  return result.includes("%") ? step / 100 : step;
}

/** Returns the sums in the text whose two sides differ by more than rounding. */
function wrongSums(text: string): string[] {
  const sums = withLatinDigits(text).replaceAll("**", "").match(SUM) ?? [];
  return sums.filter((sum) => {
    const sides = sum.split(" = ");
    const result = sides.at(-1) ?? "";
    return sides.some((side) => Math.abs(evaluate(side) - evaluate(result)) > stepOf(result) / 2 + 1e-9);
  });
}

describe("sums in posts", () => {
  test("are reported if they are wrong", () => {
    expect(wrongSums("5,850 × 31 = **৳181,450**, and 2 + (3 − 1) × 2 = 6")).toEqual([
      "5,850 × 31 = ৳181,450",
    ]);
    expect(wrongSums("৩৭৮ ÷ ৪৮০ = ৭৭.৭৫%")).toHaveLength(1);
  });
  test.each([undefined, "bn"])("are correct (language %s)", (language) => {
    const { posts } = readContent(join(import.meta.dirname, ".."), true, language);
    const texts = posts.map(({ body }) => body);
    expect(texts.flatMap((text) => withLatinDigits(text).match(SUM) ?? []).length).toBeGreaterThan(15);
    expect(texts.flatMap(wrongSums)).toEqual([]);
  });
});

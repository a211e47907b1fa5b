import type { Plugin } from "vite";

/** The module that app/root.tsx imports. */
const NAME = "virtual:fit-digits.css";

/** First and last value of each digit: of widths (tens, ones, tenths of a percent) and of sizes (of the measure). */
const DIGITS = { wt: [5, 15], wo: [0, 9], wd: [1, 9], st: [0, 9], so: [0, 9], sd: [0, 9] } as const;

/** One rule for each class that app/lib/fit-class.ts may name, and for each value of `data-count`, as CSS. */
function fitDigitRules(): string {
  const rules = Object.entries(DIGITS).flatMap(([name, [first, last]]) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `.${name}-${first + index}{--${name}:${first + index}}`,
    ),
  );
  // The space before a line's first letter, in hundredths of an em.
  const starts = Array.from({ length: 9 }, (_, index) => `.ls-${index + 1}{text-indent:-0.0${index + 1}em}`);
  // A number from an attribute: how many things a list holds, or which of them this is.
  const counts = Array.from(
    { length: 12 },
    (_, index) => `[data-count="${index + 1}"]{--count:${index + 1}}`,
  );
  return [...rules, ...starts, ":where([data-count]){--count:12}", ...counts].join("\n");
}

/** Generates the style sheet of numbers that come from content, such as the widths of fitted lines: no style attribute may carry them. */
export function fitDigits(): Plugin {
  return {
    name: "fit-digits",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? fitDigitRules() : undefined),
  };
}

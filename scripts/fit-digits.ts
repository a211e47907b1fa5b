import type { Plugin } from "vite";

/** The module that app/root.tsx imports. */
const NAME = "virtual:fit-digits.css";

/** Range of each digit, of widths (tens, ones, tenths of a percent) and of font sizes (of the measure). */
const DIGITS = { wt: [5, 15], wo: [0, 9], wd: [1, 9], st: [0, 9], so: [0, 9], sd: [0, 9] } as const;

const each = (first: number, last: number, rule: (digit: number) => string) =>
  Array.from({ length: last - first + 1 }, (_, index) => rule(first + index));

/** Returns a CSS rule for each class of app/lib/fit-class.ts and for each value of `data-count`. */
function fitDigitRules(): string {
  const rules = Object.entries(DIGITS).flatMap(([name, [first, last]]) =>
    each(first, last, (digit) => `.${name}-${digit}{--${name}:${digit}}`),
  );
  // Space before a line's first letter, in hundredths of an em.
  const starts = each(1, 9, (digit) => `.ls-${digit}{text-indent:-0.0${digit}em}`);
  // A number from an attribute: the length of a list or a position in it.
  const counts = each(1, 12, (count) => `[data-count="${count}"]{--count:${count}}`);
  return [...rules, ...starts, ":where([data-count]){--count:12}", ...counts].join("\n");
}

/** Generates rules for numbers from content, such as widths of fitted lines, because no style attribute is allowed. */
export function fitDigits(): Plugin {
  return {
    name: "fit-digits",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? fitDigitRules() : undefined),
  };
}

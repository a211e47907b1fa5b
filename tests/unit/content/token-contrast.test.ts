import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync("app/theme.css", "utf8");

/** The custom properties of one rule, e.g. of `[data-dye="lac"]`. */
function properties(selector: string, from = css): Record<string, string> {
  const start = from.indexOf(selector);
  expect(start, `${selector} is in theme.css`).toBeGreaterThan(-1);
  const body = from.slice(from.indexOf("{", start) + 1, from.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two #rrggbb colours (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const light = properties("/* Grounds. */");
const dark = { ...light, ...darkGrounds() };

function darkGrounds(): Record<string, string> {
  const start = css.indexOf("@media (prefers-color-scheme: dark)");
  return properties(":root", css.slice(start));
}

const DYES = ["indigo", "turmeric", "madder", "lac", "iron", "leaf", "catechu"];

describe.each([
  ["light", light],
  ["dark", dark],
])("contrast in the %s theme (A2)", (theme, ground) => {
  const value = (name: string) => {
    const color = ground[name];
    if (!color) throw new Error(`--${name} is missing`);
    return color;
  };
  test.each([
    ["text", "ground", 7],
    ["text", "ground-2", 7],
    ["soft", "ground", 7],
    ["soft", "ground-2", 7],
    ["error", "ground", 4.5],
    ["error", "input", 4.5],
    ["text", "input", 7],
    ["rule", "ground", 3],
  ])("%s on %s is at least %d", (text, under, least) => {
    expect(contrast(value(text), value(under))).toBeGreaterThanOrEqual(least);
  });

  test.each(DYES)("%s", (dye) => {
    const own = properties(`[data-dye="${dye}"]`);
    const resolve = (name: string): string => {
      const raw = own[name] ?? "";
      const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(raw);
      if (pair) return (theme === "light" ? pair[1] : pair[2]) ?? "";
      const reference = /var\(--([\w-]+)\)/.exec(raw);
      return reference?.[1] ? value(reference[1]) : raw;
    };
    expect(contrast(resolve("on-field"), resolve("field")), "labels and display").toBeGreaterThanOrEqual(4.5);
    expect(contrast(resolve("on-field"), resolve("field-deep")), "paragraphs").toBeGreaterThanOrEqual(7);
    expect(contrast(resolve("on-tint"), resolve("tint")), "text on tint").toBeGreaterThanOrEqual(7);
    expect(contrast(resolve("mark"), value("ground")), "the dye as text").toBeGreaterThanOrEqual(4.5);
    expect(contrast(resolve("mark"), value("ground-2")), "the dye as text").toBeGreaterThanOrEqual(4.5);
  });
});

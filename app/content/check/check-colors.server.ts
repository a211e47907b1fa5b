import { readFileSync } from "node:fs";
import { type Problems, readText } from "../read/read-files.server.ts";
import { contrast, nearestPassing } from "./contrast.server.ts";
import { resolveColor, themeColors } from "./theme-colors.server.ts";

/** What a dye's block may say where its colours are to stay as they are: on a bright ground, on a dark one. */
type Remedy = { bright: string; dark: string };

/**
 * Text, what it stands on, and the least contrast: 7 for paragraphs, 4.5 for labels and display, 3 for lines and the
 * shapes of buttons.
 */
type Pair = readonly [text: string, ground: string, least: number, remedy?: Remedy];

/** What follows from a dye unless theme.css says otherwise for it. */
const DEFAULTS = "app/theme.css";

const GROUNDS: Pair[] = [
  ["text", "ground", 7],
  ["text", "ground-2", 7],
  ["soft", "ground", 7],
  ["soft", "ground-2", 7],
  ["error", "ground", 4.5],
  ["error", "input", 4.5],
  ["text", "input", 7],
  ["rule", "ground", 3],
  ["ink", "signal", 7],
  ["ink", "paper", 7],
  ["paper", "night", 7],
  ["night-soft", "night", 7],
  ["on-wood", "wood", 7],
];
/** What a dye says for itself where the signal vanishes on it. */
const BUTTON: Remedy = {
  bright:
    "--on-field-button: var(--ink); --on-field-button-text: var(--paper); --on-field-block: var(--paper); --on-field-block-text: var(--ink); --on-deep-block: var(--paper); --on-deep-block-text: var(--ink);",
  dark: "--on-field-button: var(--paper); --on-field-button-text: var(--ink);",
};
const ON_NIGHT =
  "--closing: var(--neutral-field); --on-closing: var(--paper); --on-deep-block: var(--paper); --on-deep-block-text: var(--ink);";
const CLOSING: Remedy = { bright: ON_NIGHT, dark: ON_NIGHT };
const DYE: Pair[] = [
  ["on-field", "field", 4.5],
  ["on-field", "field-deep", 7],
  ["on-tint", "tint", 7],
  ["mark", "ground", 4.5],
  ["mark", "ground-2", 4.5],
  ["on-field", "field-words", 4.5],
  ["on-field-button", "field-words", 3, BUTTON],
  ["on-field-button-text", "on-field-button", 4.5],
  ["on-field-block-text", "on-field-block", 3],
  ["on-deep-block-text", "on-deep-block", 3],
  ["on-paper-block-text", "on-paper-block", 3],
  ["on-closing", "closing", 7],
  ["closing-headline", "closing", 4.5],
  ["signal", "closing", 3, CLOSING],
];

/** Notes every pair of colours in theme.css whose contrast is too low, with the nearest colour that passes. */
export function checkColors(root: string, problems: Problems): void {
  const source = readText(root, "theme.css", problems);
  if (source === undefined) return;
  const { light, dark, dyes } = themeColors(source);
  const defaults = themeColors(readFileSync(DEFAULTS, "utf8")).light;
  const said = new Set<string>();
  // What is wrong in both themes, or with two roles of the same colours, is said once.
  const say = (field: string, fault: string, message: string) => {
    if (said.has(fault)) return;
    said.add(fault);
    problems.add("theme.css", field, message);
  };
  for (const [grounds, isDark] of [
    [light, false],
    [dark, true],
  ] as const) {
    const check = (own: Record<string, string>, [text, ground, least, remedy]: Pair, where: string) => {
      const scope = { ...grounds, ...defaults, ...own };
      const [front, back] = [text, ground].map((name) => {
        // The closing call's headline has the colour of its text.
        const value = scope[name] === "currentcolor" ? "var(--on-closing)" : scope[name];
        const color = resolveColor(value ?? "", scope, isDark);
        if (color === undefined)
          say(
            `${where}--${name}`,
            `${where}--${name}`,
            "must be a colour: #rrggbb, light-dark(#rrggbb, #rrggbb) or var(--name)",
          );
        return color;
      });
      if (front === undefined || back === undefined) return;
      const ratio = contrast(front, back);
      if (ratio >= least) return;
      const { which, color } = nearestPassing(front, back, least);
      const theme = isDark ? " on a dark screen" : "";
      const kind = contrast("#000000", back) > contrast("#ffffff", back) ? "bright" : "dark";
      const addition = remedy && !(text in own) && !(ground in own) ? remedy[kind] : undefined;
      const nearest = `the nearest that passes: --${which === "text" ? text : ground}: ${color}`;
      say(
        `${where}--${text} on --${ground}`,
        `${where}${front} ${back} ${addition ?? least}`,
        `${front} on ${back} has a contrast of ${floor(ratio)}:1${theme} and needs ${least}:1; ${addition ? `write ${addition} into that block` : nearest}`,
      );
    };
    for (const pair of GROUNDS) check({}, pair, "");
    for (const [name, own] of dyes) {
      const where = `[data-dye="${name}"] `;
      for (const pair of DYE) check(own, pair, where);
    }
  }
}

/** Two decimals, never rounded up to a ratio that the pair does not have. */
function floor(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

import { readTextFile } from "../../../server/text-file.ts";
import { declarations, resolveColor, themeColors } from "../brand/theme-colors.server.ts";
import { type Problems, readText } from "../files/read-files.server.ts";
import { contrast, isBright, nearestPassing } from "./contrast.server.ts";

/** Declarations that repair an accent's contrast without changing the accent, for a bright and for a dark accent. */
type Remedy = { bright: string; dark: string };

/** Text, background and minimum contrast: 7 for paragraphs, 4.5 for labels and headlines, 3 for lines and buttons. */
type Pair = readonly [text: string, ground: string, least: number, remedy?: Remedy];

/** The stylesheet with the accents' default colours. */
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
];
/** Remedy for accents on which the signal colour is not visible. */
const BUTTON: Remedy = {
  bright:
    "--on-field-button: var(--ink); --on-field-button-text: var(--paper); --on-field-block: var(--paper); --on-field-block-text: var(--ink); --on-deep-block: var(--paper); --on-deep-block-text: var(--ink);",
  dark: "--on-field-button: var(--paper); --on-field-button-text: var(--ink);",
};
const ON_NIGHT =
  "--closing: var(--neutral-field); --on-closing: var(--paper); --on-deep-block: var(--paper); --on-deep-block-text: var(--ink);";
const CLOSING: Remedy = { bright: ON_NIGHT, dark: ON_NIGHT };
const ACCENT: Pair[] = [
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
  ["closing-button", "closing", 3, CLOSING],
  ["closing-button-text", "closing-button", 4.5],
];

type Colors = Record<string, string>;

/** Reports colour pairs in theme.css with too little contrast, with the nearest colour that passes. */
export function checkColors(root: string, problems: Problems): void {
  const source = readText(root, "theme.css", problems);
  if (source === undefined) return;
  const { light, dark, accents } = themeColors(source);
  const defaults = themeColors(readTextFile(DEFAULTS)).light;
  const noted = new Set<string>();
  // Report a fault once, even if it occurs in light and dark mode or in several roles.
  const note = (field: string, fault: string, message: string) => {
    if (!noted.has(fault)) problems.add("theme.css", field, message);
    noted.add(fault);
  };
  const check = (block: string, colors: Colors, pairs: Pair[], ...screens: boolean[]) => {
    // Group the faults by the declaration that repairs them, so that the report names each variable once.
    const faults = new Map<string, (colors: string[]) => void>();
    const repaired = screens.map((isDark) => {
      const scope = { ...(isDark ? dark : light), ...defaults, ...colors };
      const repairs = { ...scope };
      for (const [text, ground, least, remedy] of pairs) {
        const [front, back] = [text, ground].map((name) => {
          const color = colorOf(name, scope, isDark);
          const field = `${block}--${name}`;
          if (color === undefined)
            note(field, field, "must be a colour: #rrggbb, light-dark(#rrggbb, #rrggbb) or var(--name)");
          return color;
        });
        if (front === undefined || back === undefined) continue;
        const [front2 = front, back2 = back] = [text, ground].map((name) => colorOf(name, repairs, isDark));
        if (contrast(front, back) >= least || contrast(front2, back2) >= least) continue;
        const { which, color } = nearestPassing(front2, back2, least);
        const kind = isBright(back) ? "bright" : "dark";
        const addition = remedy && !(text in colors) && !(ground in colors) ? remedy[kind] : undefined;
        const name = which === "text" ? text : ground;
        Object.assign(repairs, addition ? declarations(addition) : { [name]: color });
        if (faults.has(addition ?? name)) continue;
        // Round down, so that a failing contrast never appears to pass.
        const ratio = (Math.floor(contrast(front, back) * 100) / 100).toFixed(2);
        const where = isDark ? " on a dark screen" : "";
        const fault = `${front} on ${back} has a contrast of ${ratio}:1${where} and needs ${least}:1`;
        faults.set(addition ?? name, (values) => {
          const value = new Set(values).size === 1 ? values[0] : `light-dark(${values.join(", ")})`;
          note(
            `${block}--${text} on --${ground}`,
            `${block}${front} ${back} ${addition ?? least}`,
            `${fault}; ${addition ? `write ${addition} into that block` : `the nearest that passes: --${name}: ${value}`}`,
          );
        });
      }
      return (name: string) => colorOf(name, repairs, isDark) ?? "";
    });
    for (const [name, tell] of faults) tell(repaired.map((colorAt) => colorAt(name)));
  };
  for (const isDark of [false, true]) check("", {}, GROUNDS, isDark);
  for (const [name, colors] of accents) check(`[data-accent="${name}"] `, colors, ACCENT, false, true);
}

function colorOf(name: string, scope: Colors, isDark: boolean): string | undefined {
  // `currentcolor` in the closing call is the colour of its text.
  const value = scope[name] === "currentcolor" ? "var(--on-closing)" : scope[name];
  return resolveColor(value ?? "", scope, isDark);
}

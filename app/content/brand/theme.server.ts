import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problems, readText } from "../files/read-files.server.ts";
import { themeColors } from "./theme-colors.server.ts";

/** Returns the folder and content of the translation's theme.css, if it has one, and of the original's theme.css. */
export function themeSheets(root: string, language: string | undefined) {
  const folders = [...(language === undefined ? [] : [join(root, language)]), root];
  return folders.flatMap((folder) => {
    // An unreadable file is reported when the original is checked.
    const source = readText(folder, "theme.css", new Problems(folder));
    return source === undefined ? [] : [{ folder, source }];
  });
}

const LENGTH = /^(?:0|[\d.]+(?:px|rem|em|vw|vh)|(?:calc|clamp|min|max|var)\(.*\))$/;
/** Custom properties of app/theme.css that an agency may override, with their valid values. */
const MEASURES = {
  corner: LENGTH,
  line: LENGTH,
  section: LENGTH,
  "headline-most": LENGTH,
  "display-weight": /^\d00$/,
};

/** Values of theme.css that pages use. */
export type Theme = NonNullable<ReturnType<typeof readTheme>>;

/** Reads theme.css. Returns undefined and reports a problem if it is missing. */
export function readTheme(root: string, problems: Problems) {
  const source = readText(root, "theme.css", problems);
  if (source === undefined) return undefined;
  const { light, accents } = themeColors(source);
  if (accents.size === 0)
    problems.add("theme.css", "", `defines no accent: write [data-accent="…"] { --field: …; }`);
  const patterns = existsSync(join(root, "patterns.css")) && readText(root, "patterns.css", problems);
  const drawn = themeColors(patterns || source).accents;
  for (const name of new Set([...accents.keys(), ...drawn.keys()])) {
    const known = accents.has(name);
    if (known && drawn.has(name)) continue;
    const fault = known
      ? "is missing: write the accent's pattern, or its name before another's"
      : `theme.css defines no accent '${name}': use one of ${[...accents.keys()].join(", ")}`;
    problems.add("patterns.css", `[data-accent="${name}"]`, fault);
  }
  const colorOf = (name: string) => {
    if (!light[name]) problems.add("theme.css", `--${name}`, "is missing: give it a colour");
    return light[name] ?? "";
  };
  for (const [name, values] of Object.entries(MEASURES)) {
    const fault = `must be ${values === LENGTH ? "a length, like 12px" : "a weight, like 500"}`;
    if (light[name] && !values.test(light[name])) problems.add("theme.css", `--${name}`, fault);
  }
  colorOf("wordmark-1");
  return {
    /** Names of the accents, from the selectors `[data-accent="…"]`. */
    accents: [...accents.keys()],
    /** The number of custom properties `--wordmark-1`, `--wordmark-2` and so on. */
    wordmarkColors: Object.keys(light).filter((name) => /^wordmark-\d+$/.test(name)).length,
    browserBar: colorOf("browser-bar"),
    icon: { ground: colorOf("icon-ground"), mark: colorOf("icon-mark") },
  };
}

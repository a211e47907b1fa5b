import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problems, readText } from "../files/read-files.server.ts";
import { themeColors } from "./theme-colors.server.ts";

/** The theme.css of a language, if it has one, and that of the original, each with its folder. */
export function themeSheets(root: string, language: string | undefined) {
  const folders = [...(language === undefined ? [] : [join(root, language)]), root];
  return folders.flatMap((folder) => {
    // The check of the original names a file that cannot be read.
    const source = readText(folder, "theme.css", new Problems(folder));
    return source === undefined ? [] : [{ folder, source }];
  });
}

/** Measures of app/theme.css, and what their values look like. */
const LENGTH = /^(?:0|[\d.]+(?:px|rem|em|vw|vh)|(?:calc|clamp|min|max|var)\(.*\))$/;
const MEASURES = {
  corner: LENGTH,
  line: LENGTH,
  section: LENGTH,
  "headline-most": LENGTH,
  "display-weight": /^\d00$/,
};

/** What pages need of theme.css. */
export type Theme = NonNullable<ReturnType<typeof readTheme>>;

/** Reads theme.css; undefined (and noted) if it is missing. */
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
    /** Names of the accents, as `[data-accent="…"]` defines them. */
    accents: [...accents.keys()],
    /** The number of `--wordmark-1`, `--wordmark-2` and so on. */
    wordmarkColors: Object.keys(light).filter((name) => /^wordmark-\d+$/.test(name)).length,
    browserBar: colorOf("browser-bar"),
    icon: { ground: colorOf("icon-ground"), mark: colorOf("icon-mark") },
  };
}

import { type Problems, readText } from "./read-files.server.ts";

/** What pages need of theme.css. */
export type Theme = NonNullable<ReturnType<typeof readTheme>>;

/** Reads theme.css; undefined (and noted) if it is missing. */
export function readTheme(root: string, problems: Problems) {
  const source = readText(root, "theme.css", problems);
  if (source === undefined) return undefined;
  const css = source.replace(/\/\*[\s\S]*?\*\//g, "");
  const valueIn = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
  const dyes = [...new Set([...css.matchAll(/\[data-dye="([^"]+)"\]/g)].map(([, name]) => name ?? ""))];
  if (dyes.length === 0)
    problems.add("theme.css", "", `defines no dye: write [data-dye="…"] { --field: …; }`);
  let wordmarkColors = 0;
  while (valueIn(`--wordmark-${wordmarkColors + 1}`)) wordmarkColors += 1;
  if (wordmarkColors === 0) problems.add("theme.css", "--wordmark-1", "is missing: give it a colour");
  const colorOf = (name: string) => {
    const color = valueIn(name);
    if (color === undefined) problems.add("theme.css", name, "is missing: give it a colour");
    return color ?? "";
  };
  return {
    /** Names of the dyes, as `[data-dye="…"]` defines them. */
    dyes,
    /** The number of `--wordmark-1`, `--wordmark-2` and so on. */
    wordmarkColors,
    /** Colour of the browser's bar. */
    browserBar: colorOf("--browser-bar"),
    icon: { ground: colorOf("--icon-ground"), mark: colorOf("--icon-mark") },
  };
}

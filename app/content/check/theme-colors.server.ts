/** Colours of a rule by their names without dashes, e.g. `on-field`, as they stand in theme.css. */
type Raw = Record<string, string>;

/** theme.css taken apart: the grounds for a light and a dark screen, and every dye's own colours. */
export type ThemeColors = { light: Raw; dark: Raw; dyes: Map<string, Raw> };

const DARK = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{/;

function declarations(body: string): Raw {
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim() ?? ""]),
  );
}

/** The text between the brace at the end of `opening` and the one that closes it. */
function block(css: string, opening: RegExp): { inside: string; outside: string } {
  const found = opening.exec(css);
  if (!found) return { inside: "", outside: css };
  const start = found.index + found[0].length;
  let depth = 1;
  let end = start;
  while (depth > 0 && end < css.length) {
    if (css[end] === "{") depth += 1;
    if (css[end] === "}") depth -= 1;
    end += 1;
  }
  return { inside: css.slice(start, end - 1), outside: css.slice(0, found.index) + css.slice(end) };
}

/** Reads the colours out of a theme's style sheet. @param source the text of theme.css */
export function themeColors(source: string): ThemeColors {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, "");
  const { inside, outside } = block(css, DARK);
  const light: Raw = {};
  const dyes = new Map<string, Raw>();
  for (const [, selector = "", body = ""] of outside.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = [...selector.matchAll(/\[data-dye="([^"]+)"\]/g)].map(([, name]) => name ?? "");
    if (names.length === 0 && selector.includes(":root")) Object.assign(light, declarations(body));
    for (const name of names) dyes.set(name, { ...dyes.get(name), ...declarations(body) });
  }
  const dark = { ...light };
  for (const [, body = ""] of inside.matchAll(/:root\s*\{([^{}]*)\}/g))
    Object.assign(dark, declarations(body));
  return { light, dark, dyes };
}

/**
 * The plain colour behind a value: `#rrggbb`, `light-dark(#rrggbb, #rrggbb)` or `var(--name)` of a ground.
 * @returns undefined when it is none of these
 */
export function resolveColor(value: string, grounds: Raw, isDark: boolean): string | undefined {
  const both = /^light-dark\(\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*\)$/i.exec(value);
  if (both) return both[isDark ? 2 : 1];
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return resolveColor(grounds[reference] ?? "", grounds, isDark);
  return /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

/** Custom properties of a rule by name, without the leading dashes: `on-field`. */
type Raw = Record<string, string>;

const DARK = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/;

export function declarations(body: string): Raw {
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim() ?? ""]),
  );
}

/** Reads the custom properties of a theme.css: those of `:root` in light and in dark mode, and those of each accent. */
export function themeColors(source: string): { light: Raw; dark: Raw; accents: Map<string, Raw> } {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, "");
  const light: Raw = {};
  const accents = new Map<string, Raw>();
  for (const [, selector = "", body = ""] of css.replace(DARK, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = [...selector.matchAll(/\[data-accent="([^"]+)"\]/g)].map(([, name]) => name ?? "");
    if (names.length === 0 && selector.includes(":root")) Object.assign(light, declarations(body));
    for (const name of names) accents.set(name, { ...accents.get(name), ...declarations(body) });
  }
  const dark = { ...light };
  for (const [, body = ""] of (DARK.exec(css)?.[1] ?? "").matchAll(/:root\s*\{([^{}]*)\}/g))
    Object.assign(dark, declarations(body));
  return { light, dark, accents };
}

/** Resolves a value to #rrggbb. Handles `#rrggbb`, `light-dark()` and `var()`; undefined for other values. */
export function resolveColor(value: string, grounds: Raw, isDark: boolean): string | undefined {
  const both = /^light-dark\(\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*\)$/i.exec(value);
  if (both) return both[isDark ? 2 : 1];
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return resolveColor(grounds[reference] ?? "", grounds, isDark);
  return /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

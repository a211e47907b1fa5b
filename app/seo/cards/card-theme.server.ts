import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { agencyFolder } from "../../../server/folders.ts";
import { readTextFile } from "../../../server/text-file.ts";
import { resolveColor, themeColors } from "../../content/brand/theme-colors.server.ts";

/** An accent's pattern: SVG elements in a box of `columns` by `rows`, in the colour `ink`. */
export type Pattern = { columns: number; rows: number; draw: (ink: string) => string };
export type CardAccent = { field: string; onField: string; ink: string; pattern: Pattern };

function readSheet(file: string): string {
  const css = readTextFile(file);
  return css.replace(/@import\s+"(\.[^"]+)"\s*;/g, (whole, path: string) => {
    const other = join(dirname(file), path);
    return existsSync(other) ? readSheet(other) : whole;
  });
}

function patternOf(raw: Record<string, string>): Pattern {
  const svg = decodeURIComponent(/^url\("data:image\/svg\+xml,(.*)"\)$/.exec(raw.pattern ?? "")?.[1] ?? "");
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  return {
    columns: Number(raw["pattern-columns"] ?? 8),
    rows: Number(raw["pattern-rows"] ?? 8),
    draw: (ink) => `<g fill="${ink}">${inner.replaceAll("#000", ink)}</g>`,
  };
}

/** Returns the agency's accents by name with their light-mode colours. @throws when an accent lacks a colour */
export function cardAccents(): Map<string, CardAccent> {
  const { light, accents } = themeColors(readSheet(join(agencyFolder(), "theme.css")));
  return new Map(
    [...accents].map(([name, raw]) => {
      const color = (key: string) => {
        const plain = resolveColor(raw[key] ?? "", light, false);
        if (plain === undefined)
          throw new Error(`theme.css gives the accent '${name}' no plain colour --${key}`);
        return plain;
      };
      const colors = { field: color("field"), onField: color("on-field"), ink: color("pattern-ink") };
      return [name, { ...colors, pattern: patternOf(raw) }];
    }),
  );
}

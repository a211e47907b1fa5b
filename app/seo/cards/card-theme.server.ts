import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolveColor, themeColors } from "../../content/check/theme-colors.server.ts";
import { agencyFolder } from "../../content/read/agency-folder.server.ts";

/** A dye's weave: SVG elements in a box of `ends` by `picks`, in the colour `ink`. */
export type Draft = { ends: number; picks: number; draw: (ink: string) => string };
/** The colours and weave of a dye. */
export type CardDye = { field: string; onField: string; yarn: string; draft: Draft };

/** theme.css with the sheets that it imports. */
function readSheet(file: string): string {
  const css = readFileSync(file, "utf8");
  return css.replace(/@import\s+"(\.[^"]+)"\s*;/g, (whole, path: string) => {
    const other = join(dirname(file), path);
    return existsSync(other) ? readSheet(other) : whole;
  });
}

function draftOf(raw: Record<string, string>): Draft {
  const svg = decodeURIComponent(/^url\("data:image\/svg\+xml,(.*)"\)$/.exec(raw.draft ?? "")?.[1] ?? "");
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  return {
    ends: Number(raw.ends ?? 8),
    picks: Number(raw.picks ?? 8),
    draw: (ink) => `<g fill="${ink}">${inner.replaceAll("#000", ink)}</g>`,
  };
}

/** The agency's dyes by name, with colours for a light screen. @throws when a dye lacks a colour */
export function cardDyes(): Map<string, CardDye> {
  const { light, dyes } = themeColors(readSheet(join(agencyFolder(), "theme.css")));
  return new Map(
    [...dyes].map(([name, raw]) => {
      const color = (key: string) => {
        const plain = resolveColor(raw[key] ?? "", light, false);
        if (plain === undefined)
          throw new Error(`theme.css gives the dye '${name}' no plain colour --${key}`);
        return plain;
      };
      return [
        name,
        { field: color("field"), onField: color("on-field"), yarn: color("yarn"), draft: draftOf(raw) },
      ];
    }),
  );
}

import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import sharp from "sharp";
import { preprocessCSS, type ResolvedConfig, resolveConfig } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { declarations } from "../../../app/content/check/theme-colors.server.ts";
import { agencyFiles } from "../../../scripts/agency-files.ts";

const EDGES = globSync("app/edges/*.css").map((file) => basename(file, ".css"));

/** How opaque each pixel of an SVG mask is, 0 to 255, at `height` px. */
async function drawn(mask: string, height: number) {
  const svg = decodeURIComponent(/^url\("data:image\/svg\+xml,(.*)"\)$/.exec(mask)?.[1] ?? "");
  const tile = sharp(Buffer.from(svg), { density: 300 }).resize({ height });
  const { data, info } = await tile.extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[Math.floor(y) * info.width + Math.floor(x)] ?? -1;
  const row = (y: number) => Array.from({ length: info.width }, (_, x) => at(x, y));
  const column = (x: number) => Array.from({ length: info.height }, (_, y) => at(x, y));
  return { row, column, width: info.width };
}

describe("edges of coloured fields", () => {
  let config: ResolvedConfig;
  beforeAll(async () => {
    config = await resolveConfig({ configFile: false, plugins: [agencyFiles()] }, "build");
  });

  test("are straight unless theme.css chooses wave, drip or frayed", () => {
    expect(EDGES.sort()).toEqual(["drip", "frayed", "wave"]);
    expect(readFileSync("app/theme.css", "utf8")).toContain("--edge-mask: linear-gradient(#0000 0 0);");
  });

  describe.each(EDGES)("%s", (name) => {
    test("comes by one line of theme.css", async () => {
      const { code } = await preprocessCSS(`@import "edges/${name}.css";`, resolve("app/any.css"), config);
      expect(Object.keys(declarations(code))).toEqual(["edge-mask", "edge-side", "edge-lap"]);
    });
    test("grows out of the field, leaves room above and meets itself", async () => {
      const css = declarations(readFileSync(`app/edges/${name}.css`, "utf8"));
      const { row, column, width } = await drawn(css["edge-mask"] ?? "", 192);
      expect(Math.min(...row(190))).toBe(255);
      expect(Math.max(...row(1))).toBe(0);
      // How far field reaches at both ends of the tile.
      const reach = (x: number) => column(x).filter((alpha) => alpha > 127).length;
      expect(Math.abs(reach(0) - reach(width - 1))).toBeLessThanOrEqual(4);
    });
  });
});

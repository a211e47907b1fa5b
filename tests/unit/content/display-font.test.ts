import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";

/** A compressed font with weights from 400 to 700, and without a width axis. */
const VARIABLE = "examples/fern-and-field/fonts/text.woff2";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Opens the display font of an agency whose theme declares these weights. */
async function fontAt(weights: string) {
  const root = temporaryFolder();
  mkdirSync(join(root, "fonts"));
  copyFileSync(VARIABLE, join(root, "fonts/display.woff2"));
  const face = `font-family: A; src: url("./fonts/display.woff2"); font-weight: ${weights};`;
  writeFileSync(join(root, "theme.css"), `@font-face { ${face} }`);
  vi.stubEnv("AGENCY_DIR", root);
  vi.resetModules();
  return import("../../../app/content/headlines/display-font.server.ts");
}

async function widthAt(weights: string): Promise<number> {
  return (await fontAt(weights)).lineInk("What the water saw", 100).width;
}

/** Returns the width of the stem of an "I", in em. */
async function stemAt(weights: string): Promise<number> {
  const [letter] = (await fontAt(weights)).lineOutline("I", 100);
  const xs = [...(letter?.path ?? "").matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
  return (Math.max(...xs) - Math.min(...xs)) * (letter?.scale ?? 0);
}

test("measures a variable font in the weight of the headlines", async () => {
  const regular = await widthAt("400");
  const bold = await widthAt("400 700");
  expect(bold).toBeGreaterThan(regular * 1.02);
  // Headlines have the weight 800, but the font's boldest weight is 700.
  expect(await widthAt("400 800")).toBe(bold);
});

test("draws the wordmark and social cards in the weight of the headlines", async () => {
  const regular = await stemAt("400");
  expect(regular).toBeGreaterThan(0.05);
  expect(await stemAt("400 700")).toBeGreaterThan(regular * 1.2);
});

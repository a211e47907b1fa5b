import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { agencyFolder } from "../../../app/content/read/agency-folder.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

beforeEach(() => {
  const root = temporaryFolder();
  mkdirSync(join(root, "fonts"));
  // A face for text has no width axis.
  cpSync(join(agencyFolder(), "fonts/text.woff2"), join(root, "fonts/display.woff2"));
  cpSync(join(agencyFolder(), "theme.css"), join(root, "theme.css"));
  vi.stubEnv("AGENCY_DIR", root);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("sets a display face of one width in that width, the longest line within the measure", async () => {
  const { fitHeadline, fitTitle } = await import("../../../app/content/read/fit-lines.server.ts");
  const { letterEdges } = await import("../../../app/content/read/display-font.server.ts");
  const headlines = [
    fitHeadline("Our Services"),
    fitTitle("Hill Barn by the Water", 16),
    fitHeadline(["A", "long line"]),
  ];
  for (const { lines, size } of headlines) {
    expect(lines.every(({ stretch }) => stretch === 100)).toBe(true);
    expect(size).toBeGreaterThan(5);
    // A capital is about two thirds as wide as high, so the line fills most of the measure and no more.
    const letters = Math.max(...lines.map(({ text }) => text.length));
    expect(size * letters * 0.65).toBeGreaterThan(50);
    expect(size * letters * 0.4).toBeLessThan(100);
  }
  expect(letterEdges({ text: "AB", stretch: 100 }).at(-1)).toBe(100);
});

import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBrowser } from "../../scripts/browser.ts";
import { isExample, PAGES } from "../e2e/support/sweep.ts";
import { type Box, differences, measureBoxes } from "./boxes.ts";
import { BROWSERS, NARROW, useTab, WIDE } from "./site-tab.ts";
import { walkThrough } from "./walk-through.ts";

/** Allowed larger differences: part of a box's name, and the reason. */
const EXPLAINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  WebKit: {
    "section From the blog": "on phones one text breaks into fewer lines",
    "h2 Our Solution": "in a case study the heading, nearly as wide as its column, breaks into one line more",
  },
};

let chromiumBrowser: Browser | undefined;
const measured = new Map<string, Promise<Box[]>>();

/** Measures a page in Chromium once for all browsers. */
function chromiumBoxes(address: string, size: typeof WIDE): Promise<Box[]> {
  const key = `${address} ${size.width}`;
  const measure = async () => {
    const page = await chromiumBrowser?.newPage({ viewport: size, reducedMotion: "reduce" });
    if (!page) throw new Error("Chromium is not started");
    await page.goto(`${process.env.SITE_ORIGIN}${address}`);
    await page.locator("html[data-hydrated='true']").waitFor({ state: "attached" });
    await page.evaluate(walkThrough);
    await page.waitForLoadState("networkidle");
    const boxes = await page.evaluate(measureBoxes);
    await page.close();
    return boxes;
  };
  const known = measured.get(key) ?? measure();
  measured.set(key, known);
  return known;
}

beforeAll(async () => {
  const args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];
  chromiumBrowser = await chromium.launch({ executablePath: ensureBrowser(), args });
});
afterAll(() => chromiumBrowser?.close());

describe.each(Object.entries(BROWSERS))("%s", (name, start) => {
  const tab = useTab(start, true);
  const explained = Object.keys(EXPLAINED[name] ?? {});

  for (const address of PAGES.filter(isExample))
    for (const size of [WIDE, NARROW])
      test(`lays out ${address} at ${size.width} px as Chromium does`, async () => {
        const page = tab();
        const expected = await chromiumBoxes(address, size);
        await page.open(address, size);
        await page.evaluate(walkThrough);
        const found = async () =>
          differences(await page.evaluate(measureBoxes), expected).filter(
            (line) => !explained.some((part) => line.includes(part)),
          );
        await expect.poll(found).toEqual([]);
      });
});

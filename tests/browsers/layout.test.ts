import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBrowser } from "../../scripts/browser.ts";
import { isExample, PAGES } from "../e2e/sweep.ts";
import { BROWSERS, NARROW, useTab, WIDE } from "./site-tab.ts";
import { walkThrough } from "./walk-through.ts";

/** Largest difference of a width or height, as a share of Chromium's and in px. */
const MOST = { share: 0.05, px: 4 };

/** Larger differences that are right, by a part of a box's name, with their reason. */
const EXPLAINED: Readonly<Record<string, Readonly<Record<string, string>>>> = { Firefox: {}, WebKit: {} };

type Box = { readonly name: string; readonly width: number; readonly height: number };

/** Returns the sizes of header, sections, headings and footer. Runs in the page. */
async function measureBoxes(): Promise<Box[]> {
  await document.fonts.ready;
  const elements = [
    ...document.querySelectorAll<HTMLElement>(
      "#root header, main > *, main section, main :is(h1, h2, h3), footer",
    ),
  ];
  const names = new Map<string, number>();
  return elements.flatMap((element) => {
    if (!element.checkVisibility()) return [];
    const heading = element.matches("h1, h2, h3") ? element : element.querySelector("h1, h2, h3");
    const text = heading?.textContent?.trim().slice(0, 40) ?? "";
    const base = `${element.localName} ${text}`;
    const count = (names.get(base) ?? 0) + 1;
    names.set(base, count);
    const { width, height } = element.getBoundingClientRect();
    return [{ name: count > 1 ? `${base} (${count})` : base, width, height }];
  });
}

/** Returns the boxes that differ from Chromium's, with both sizes. */
function differences(found: Box[], expected: Box[]): string[] {
  const sizes = new Map(expected.map((box) => [box.name, box]));
  const missing = expected.filter(({ name }) => !found.some((box) => box.name === name));
  const differs = (a: number, b: number) => Math.abs(a - b) > Math.max(MOST.px, b * MOST.share);
  return [
    ...missing.map(({ name }) => `${name}: missing`),
    ...found.flatMap(({ name, width, height }) => {
      const size = sizes.get(name);
      if (!size) return [`${name}: not in Chromium`];
      if (!differs(width, size.width) && !differs(height, size.height)) return [];
      const [own, other] = [{ width, height }, size].map(
        (box) => `${Math.round(box.width)}×${Math.round(box.height)}`,
      );
      return [`${name}: ${own} px, in Chromium ${other} px`];
    }),
  ];
}

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

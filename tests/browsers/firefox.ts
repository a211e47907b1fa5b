import { type KeyInput, launch } from "puppeteer-core";
import { FIREFOX } from "./packages.ts";
import type { Tab } from "./tab.ts";

/** A mouse that is precise (2) and can hover (4). Without this setting, Firefox without a window reports no pointer. */
const MOUSE = 6;

/** Time limit of each action in ms. An idle machine needs about a hundredth of this time. */
const PATIENCE_MS = 100_000;

/** Starts Firefox without a window and opens a tab. */
export async function startFirefox(reducedMotion: boolean): Promise<Tab> {
  const browser = await launch({
    browser: "firefox",
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      "ui.primaryPointerCapabilities": MOUSE,
      "ui.allPointerCapabilities": MOUSE,
      // Otherwise the scrollbar narrows the page.
      "ui.useOverlayScrollbars": 1,
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: "load" });
    },
    resize: (size) => page.setViewport(size),
    evaluate: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    screenshot: async () => Buffer.from(await page.screenshot({ type: "png" })),
    close: () => browser.close(),
  };
}

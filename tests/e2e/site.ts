import { type Browser, chromium, type Page } from "playwright-core";
import { test as base, expect, inject } from "vitest";
import { watch } from "./watch.ts";

type Options = {
  width?: number;
  height?: number;
  theme?: "light" | "dark";
  reducedMotion?: boolean;
  javaScript?: boolean;
  touch?: boolean;
  /** Time stands once the page runs, and `page.clock.runFor(ms)` moves it on. */
  clock?: boolean;
  /** The moment at which the page opens, e.g. "2031-03-05T10:00:00Z"; time runs on from there. */
  now?: string;
  /** What must be in place before the page is asked for, e.g. a changed answer. */
  prepare?: (page: Page) => Promise<void>;
  /** False for a page that cannot come to life. */
  waits?: boolean;
  /** Problems that the test brings about itself, as the watcher words them. */
  allow?: RegExp[];
};

/** Opens an address of the site in a browser context of its own and waits until the page can be used. */
export type Open = (path: string, options?: Options) => Promise<Page>;

/** For a machine that is busy with other things; a sound page needs a hundredth of it. */
const PATIENCE_MS = 45_000;
const SCREENSHOTS = "test-results";

let connected: Promise<Browser> | undefined;
function browser(): Promise<Browser> {
  connected ??= chromium.connect(inject("browserEndpoint"));
  return connected;
}

/** Waits until React runs the page; the document says so itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated='true']").waitFor({ state: "attached" });
}

/** Opens pages; after the test they are closed, and everything that went wrong on any of them fails it. */
export const test = base.extend<{ open: Open }>({
  open: async ({ task }, use) => {
    const opened: { page: Page; problems: string[] }[] = [];
    await use(async (path, options = {}) => {
      const { width = 1280, height = 800, theme = "light", reducedMotion = false } = options;
      const origin = inject("origin");
      const context = await (await browser()).newContext({
        baseURL: origin,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: reducedMotion ? "reduce" : "no-preference",
        javaScriptEnabled: options.javaScript ?? true,
        hasTouch: options.touch ?? false,
        locale: "en-US",
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const problems = await watch(context, page, origin, options.allow ?? []);
      opened.push({ page, problems });
      const start = options.now === undefined ? {} : { time: options.now };
      if (options.clock || options.now) await page.clock.install(start);
      await options.prepare?.(page);
      await page.goto(path);
      if ((options.javaScript ?? true) && (options.waits ?? true)) await hydrated(page);
      if (options.clock) await page.clock.pauseAt(Date.now() + 1000);
      return page;
    });
    const failed = task.result?.state === "fail";
    for (const [index, { page }] of opened.entries()) {
      if (failed) await page.screenshot({ path: `${SCREENSHOTS}/${task.id}-${index}.png` }).catch(() => {});
      await page.context().close();
    }
    expect(opened.flatMap(({ problems }) => problems)).toEqual([]);
  },
});

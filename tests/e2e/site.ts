import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import {
  answered,
  askedFor,
  type ContextFor,
  DATA_DIR,
  hydrated,
  newContext,
  type Opened,
  type Options,
  ORIGIN,
  openPage,
  requestsOf,
} from "./tab.ts";

export { answered, askedFor, DATA_DIR, expect, hydrated, ORIGIN, requestsOf };

/** Opens a path of the site in a new page, and waits for hydration. */
export type Open = (path: string, options?: Options) => Promise<Page>;

/** Opens a path for a test that only looks at the page. */
export type View = (
  path: string,
  options?: Pick<Options, "width" | "height" | "javaScript" | "reducedMotion" | "clock" | "allow">,
) => Promise<Page>;

/** The tab that `view` reuses, with the options and path with which it was last opened. */
type SharedTab = { optionsKey: string; path: string; allow: RegExp[]; opened: Opened | undefined };

type TestFixtures = {
  open: Open;
  /**
   * Opens a path for a test that only looks at the page. Tests with equal options share one tab, which does not load
   * the same path again. If a test changes the page, it must leave the page usable for the next test.
   */
  view: View;
};
type WorkerFixtures = { contextFor: ContextFor; sharedTab: SharedTab };

/** Opens pages for a test, and closes them afterwards. Any problem on a page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Pages share a context, because its warm cache halves the cost of every page after the first.
  contextFor: [
    async ({ browser }, use) => {
      const shared = new Map<string, Promise<BrowserContext>>();
      await use(async (options) => {
        if (options.alone) return newContext(browser, options);
        const { javaScript = true, touch = false, clock = false, now } = options;
        const key = JSON.stringify([javaScript, touch, clock || now !== undefined]);
        if (!shared.has(key)) shared.set(key, newContext(browser, options));
        return shared.get(key) as Promise<BrowserContext>;
      });
    },
    { scope: "worker" },
  ],
  sharedTab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => use({ optionsKey: "", path: "", allow: [], opened: undefined }),
    { scope: "worker" },
  ],

  open: async ({ contextFor, reducedMotion }, use) => {
    const opened: Opened[] = [];
    await use(async (path, options = {}) => {
      const tab = await openPage(contextFor, path, { reducedMotion: reducedMotion === "reduce", ...options });
      opened.push(tab);
      return tab.page;
    });
    await Promise.all(opened.map(({ close }) => close()));
    expect(opened.flatMap(({ problems }) => problems)).toEqual([]);
  },

  view: async ({ contextFor, sharedTab, reducedMotion }, use) => {
    await use(async (path, { width = 1280, height = 800, allow = [], ...others } = {}) => {
      const options = { reducedMotion: reducedMotion === "reduce", ...others };
      sharedTab.allow.splice(0, sharedTab.allow.length, ...allow);
      const optionsKey = JSON.stringify(options);
      const isSame = sharedTab.path === path;
      // Open a new tab, because a page with a stopped clock would not hydrate at the next path.
      const isNew = sharedTab.optionsKey !== optionsKey || (options.clock && !isSame);
      if (isNew) {
        await sharedTab.opened?.close();
        const all = { ...options, width, height, allow: sharedTab.allow };
        sharedTab.opened = await openPage(contextFor, path, all);
      }
      Object.assign(sharedTab, { optionsKey, path });
      const { page } = sharedTab.opened as Opened;
      await page.bringToFront();
      const size = page.viewportSize();
      if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
      if (isNew || isSame) return page;
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      if (options.javaScript ?? true) await hydrated(page);
      return page;
    });
    expect(sharedTab.opened?.problems.splice(0) ?? []).toEqual([]);
  },
});

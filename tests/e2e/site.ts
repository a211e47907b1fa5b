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

/** Opens an address of the site in a page of its own and waits until it can be used. */
export type Open = (path: string, options?: Options) => Promise<Page>;

/** What `look` can be asked for: a page as most visitors have it, of any size. */
export type Look = (
  path: string,
  options?: Pick<Options, "width" | "height" | "javaScript" | "reducedMotion" | "clock" | "allow">,
) => Promise<Page>;

type Kept = { kind: string; path: string; allow: RegExp[]; opened: Opened | undefined };

const LOOKED_AT: Options = { reducedMotion: true };

type OfTest = {
  open: Open;
  /**
   * Opens a page that the test only looks at: tests that look at one of the same kind lead the same tab from address to
   * address, and at the same address get it as it is, in the size they ask for. It may be scrolled, and pointed at;
   * movements are reduced. Tests that do more to it know in which state they leave it to each other.
   */
  look: Look;
};
type OfWorker = { contextFor: ContextFor; kept: Kept };

/** Opens pages; after the test they are closed, and everything that went wrong on any of them fails it. */
export const test = base.extend<OfTest, OfWorker>({
  // Its cache is warm after the first page, which makes the next ones half as dear.
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  kept: [async ({}, use) => use({ kind: "", path: "", allow: [], opened: undefined }), { scope: "worker" }],

  open: async ({ contextFor }, use) => {
    const opened: Opened[] = [];
    await use(async (path, options = {}) => {
      const tab = await openPage(contextFor, path, options);
      opened.push(tab);
      return tab.page;
    });
    await Promise.all(opened.map(({ ends }) => ends()));
    expect(opened.flatMap(({ problems }) => problems)).toEqual([]);
  },

  look: async ({ contextFor, kept }, use) => {
    await use(async (path, { width = 1280, height = 800, allow = [], ...options } = {}) => {
      kept.allow.splice(0, kept.allow.length, ...allow);
      const kind = JSON.stringify(options);
      const isSame = kept.path === path;
      // A page with a stopped clock would not hydrate at the next address.
      const isNew = kept.kind !== kind || (options.clock && !isSame);
      if (isNew) {
        await kept.opened?.ends();
        const all = { ...LOOKED_AT, ...options, width, height, allow: kept.allow };
        kept.opened = await openPage(contextFor, path, all);
      }
      Object.assign(kept, { kind, path });
      const { page } = kept.opened as Opened;
      await page.bringToFront();
      const size = page.viewportSize();
      if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
      if (isNew || isSame) return page;
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      if (options.javaScript ?? true) await hydrated(page);
      return page;
    });
    expect(kept.opened?.problems.splice(0) ?? []).toEqual([]);
  },
});

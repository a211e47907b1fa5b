import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { watch } from "./watch.ts";

export { expect };

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
  /** For a test that changes what all pages of a context share: clock, connection, permissions. */
  alone?: boolean;
  /** What must be in place before the page is asked for, e.g. a changed answer. */
  prepare?: (page: Page) => Promise<void>;
  /** False for a page that cannot come to life. */
  waits?: boolean;
  /** Problems that the test brings about itself, as the watcher words them. */
  allow?: RegExp[];
};

/** Opens an address of the site in a page of its own and waits until it can be used. */
export type Open = (path: string, options?: Options) => Promise<Page>;

/** What `look` can be asked for: a page as most visitors have it. */
type Look = (path: string, options?: Pick<Options, "width" | "height" | "javaScript">) => Promise<Page>;

/** What `visit` can be asked for. */
export type Visit = (path: string, options?: Pick<Options, "allow">) => Promise<Page>;

type Opened = { page: Page; problems: string[]; ends: () => Promise<void> };
type Kept = { key: string; opened: Opened | undefined };
type Visitor = { allow: RegExp[]; opened: Opened | undefined };

/** For a machine that is busy with other things; a sound page needs a hundredth of it. */
const PATIENCE_MS = 45_000;

/** Address of the site, without a trailing slash, and where its messages are (global-setup.ts). */
export const ORIGIN = process.env.SITE_ORIGIN ?? "";
export const DATA_DIR = process.env.SITE_DATA_DIR ?? "";

/** Waits until React runs the page; the document says so itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated='true']").waitFor({ state: "attached" });
}

async function newContext(browser: Browser, { javaScript = true, touch = false }: Options) {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    locale: "en-US",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** The context that a page opens in: with a clock or alone its own, else the one of its kind. */
type ContextFor = (options: Options) => Promise<{ context: BrowserContext; isOwn: boolean }>;

async function openPage(contextFor: ContextFor, path: string, options: Options): Promise<Opened> {
  const { width = 1280, height = 800, theme = "light", reducedMotion = false } = options;
  const { context, isOwn } = await contextFor(options);
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: reducedMotion ? "reduce" : "no-preference" });
  const problems = await watch(page, ORIGIN, options.allow ?? []);
  if (options.clock || options.now) await page.clock.install(options.now ? { time: options.now } : {});
  await options.prepare?.(page);
  await page.goto(path);
  if ((options.javaScript ?? true) && (options.waits ?? true)) await hydrated(page);
  if (options.clock) await page.clock.pauseAt(Date.now() + 1000);
  return { page, problems, ends: () => (isOwn ? context.close() : page.close()) };
}

type OfTest = {
  open: Open;
  /**
   * Opens a page that the test only looks at: the next test that looks at the same one gets it as it is. It may
   * be scrolled, and pointed at; movements are reduced.
   */
  look: Look;
  /** Leads one page from address to address, movements reduced: for tests that look over every page. */
  visit: Visit;
};
type OfWorker = { contextFor: ContextFor; kept: Kept; visitor: Visitor };

/** Opens pages; after the test they are closed, and everything that went wrong on any of them fails it. */
export const test = base.extend<OfTest, OfWorker>({
  // Its cache is warm after the first page, which makes the next ones half as dear.
  contextFor: [
    async ({ browser }, use) => {
      const shared = new Map<string, Promise<BrowserContext>>();
      await use(async (options) => {
        if (options.alone || options.clock || options.now)
          return { context: await newContext(browser, options), isOwn: true };
        const key = JSON.stringify([options.javaScript ?? true, options.touch ?? false]);
        if (!shared.has(key)) shared.set(key, newContext(browser, options));
        return { context: await (shared.get(key) as Promise<BrowserContext>), isOwn: false };
      });
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  kept: [async ({}, use) => use({ key: "", opened: undefined }), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  visitor: [async ({}, use) => use({ allow: [], opened: undefined }), { scope: "worker" }],

  open: async ({ contextFor }, use) => {
    const opened: Opened[] = [];
    await use(async (path, options = {}) => {
      const one = await openPage(contextFor, path, options);
      opened.push(one);
      return one.page;
    });
    await Promise.all(opened.map(({ ends }) => ends()));
    expect(opened.flatMap(({ problems }) => problems)).toEqual([]);
  },

  look: async ({ contextFor, kept }, use) => {
    await use(async (path, options = {}) => {
      const key = JSON.stringify([path, options]);
      if (kept.key !== key) {
        await kept.opened?.ends();
        kept.key = key;
        kept.opened = await openPage(contextFor, path, { ...options, reducedMotion: true });
      }
      return (kept.opened as Opened).page;
    });
    expect(kept.opened?.problems.splice(0) ?? []).toEqual([]);
  },

  visit: async ({ contextFor, visitor }, use) => {
    await use(async (path, { allow = [] } = {}) => {
      visitor.allow.splice(0, visitor.allow.length, ...allow);
      if (visitor.opened === undefined) {
        visitor.opened = await openPage(contextFor, path, { reducedMotion: true, allow: visitor.allow });
        return visitor.opened.page;
      }
      const { page } = visitor.opened;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      await hydrated(page);
      return page;
    });
    expect(visitor.opened?.problems.splice(0) ?? []).toEqual([]);
  },
});

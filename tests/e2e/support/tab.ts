import type { Browser, BrowserContext, Disposable, Page, Request } from "@playwright/test";
import { reportViolations, watch } from "./watch.ts";

/** Options for opening a page. */
export type Options = {
  width?: number;
  height?: number;
  theme?: "light" | "dark";
  reducedMotion?: boolean;
  javaScript?: boolean;
  touch?: boolean;
  /** Stops the clock once the page is hydrated. `page.clock.runFor(ms)` advances the clock. */
  clock?: boolean;
  /** The time at which the page opens, such as "2031-03-05T10:00:00Z". The clock runs on from there. */
  now?: string;
  /**
   * Opens the page in a new context, for tests that change the connection or permissions, or that need an empty cache.
   */
  alone?: boolean;
  /**
   * Prepares the tab before the page loads, for example with a changed response. May return an added script, to be
   * removed later.
   */
  prepare?: (page: Page) => Promise<Disposable> | Promise<void>;
  /** Set to false to continue without waiting for hydration. */
  waits?: boolean;
  /** Patterns of problems that the test itself causes (watch.ts). */
  allow?: RegExp[];
};

/** A page, the problems found on it so far (watch.ts), and a function that closes it. */
export type Opened = { page: Page; problems: string[]; close: () => Promise<void> };

/** Time limit of each action in ms. On an idle machine an action needs about a hundredth of this time. */
const PATIENCE_MS = 45_000;

/** The page events for which tests add listeners. */
const LISTENED = [
  ...["console", "pageerror", "request", "requestfailed", "response"],
  ...["domcontentloaded", "load", "download"],
];
/** A coordinate outside the window, in px. */
const OUTSIDE = -10;

/** The site's origin without a trailing slash, and the directory of its database (global-setup.ts). */
export const ORIGIN = process.env.SITE_ORIGIN ?? "";
export const DATA_DIR = process.env.SITE_DATA_DIR ?? "";

/** Waits until the root element is marked as hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated='true']").waitFor({ state: "attached" });
}

/** Waits for a response of the server. By then, all earlier requests of the page are recorded. */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/robots.txt")).text());
}

/** Creates a browser context for the site, with US English as its language. */
export async function newContext(browser: Browser, { javaScript = true, touch = false }: Options) {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    locale: "en-US",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(reportViolations);
  return context;
}

/** Unused tabs of each context. Pages open in these tabs, because their processes are warm. */
const unused = new WeakMap<BrowserContext, Page[]>();

/** Removes everything that a test left in a tab. Keeps the tab for the next page of its context. */
async function empty(page: Page, scripts: Disposable[]): Promise<void> {
  for (const event of LISTENED) await page.removeAllListeners(event, { behavior: "ignoreErrors" });
  await Promise.all([
    page.unrouteAll({ behavior: "ignoreErrors" }),
    page.mouse.move(OUTSIDE, OUTSIDE),
    ...scripts.map((script) => script.dispose()),
  ]);
  // Clear sessionStorage on a page without scripts, which cannot fill it again.
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  unused.set(page.context(), [...(unused.get(page.context()) ?? []), page]);
}

const requests = new WeakMap<Page, Request[]>();
/** Returns all requests since the page was opened, oldest first. */
export const requestsOf = (page: Page): Request[] => requests.get(page) ?? [];
/** Returns the URLs of the page's requests that match the pattern. */
export const askedFor = (page: Page, pattern: RegExp): string[] =>
  requestsOf(page).flatMap((request) => (pattern.test(request.url()) ? [request.url()] : []));

/** Returns the context for a page. With `alone` it is new; otherwise pages with equal settings share it. */
export type ContextFor = (options: Options) => Promise<BrowserContext>;

/** Opens a page. Prefers an unused tab, because a new tab takes three times the processor time. */
export async function openPage(contextFor: ContextFor, path: string, options: Options): Promise<Opened> {
  const { width = 1280, height = 800, theme = "light", reducedMotion = false, alone = false } = options;
  const context = await contextFor(options);
  const page = unused.get(context)?.pop() ?? (await context.newPage());
  const problems = watch(page, ORIGIN, options.allow ?? []);
  requests.set(page, []);
  page.on("request", (request) => requestsOf(page).push(request));
  await Promise.all([
    page.setViewportSize({ width, height }),
    page.emulateMedia({
      media: null,
      forcedColors: null,
      colorScheme: theme,
      reducedMotion: reducedMotion ? "reduce" : "no-preference",
    }),
    // Bring the tab to the front, because Chromium rarely draws tabs in the background.
    page.bringToFront(),
  ]);
  if (options.clock || options.now) {
    await page.clock.install({ time: options.now ?? Date.now() });
    // Hydration needs a running clock, which the previous page may have stopped.
    await page.clock.resume();
  }
  const scripts = [(await options.prepare?.(page)) || []].flat();
  await page.goto(path);
  if ((options.javaScript ?? true) && (options.waits ?? true)) await hydrated(page);
  if (options.clock) await page.clock.pauseAt(Date.now() + 1000);
  // If a tab cannot be emptied because it is still navigating, close it.
  const close = () => (alone ? context.close() : empty(page, scripts).catch(() => page.close()));
  return { page, problems, close };
}

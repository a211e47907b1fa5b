import type { Browser, BrowserContext, Disposable, Page, Request } from "@playwright/test";
import { reportViolations, watch } from "./watch.ts";

/** How a page is opened. */
export type Options = {
  width?: number;
  height?: number;
  theme?: "light" | "dark";
  reducedMotion?: boolean;
  javaScript?: boolean;
  touch?: boolean;
  /** Stops the clock once the page is hydrated; `page.clock.runFor(ms)` advances it. */
  clock?: boolean;
  /** The moment at which the page opens, e.g. "2031-03-05T10:00:00Z"; time runs on from there. */
  now?: string;
  /** For a test that changes what all pages of a context share (connection, permissions), or needs an empty cache. */
  alone?: boolean;
  /** What must be in place before the page is asked for, e.g. a changed answer; returns a script that it adds. */
  prepare?: (page: Page) => Promise<Disposable> | Promise<void>;
  /** False: do not wait for hydration. */
  waits?: boolean;
  /** Problems that the test brings about itself, as the watcher words them. */
  allow?: RegExp[];
};

/** A page, its problems so far (watch.ts), and a function that closes it. */
export type Opened = { page: Page; problems: string[]; close: () => Promise<void> };

/** Timeout of every action, for a busy machine; normally a hundredth of it is needed. */
const PATIENCE_MS = 45_000;

/** Events of a page that tests listen to. */
const LISTENED = [
  ...["console", "pageerror", "request", "requestfailed", "response"],
  ...["domcontentloaded", "load", "download"],
];
/** A coordinate outside the window, in px. */
const OUTSIDE = -10;

/** Address of the site, without a trailing slash, and where its messages are (global-setup.ts). */
export const ORIGIN = process.env.SITE_ORIGIN ?? "";
export const DATA_DIR = process.env.SITE_DATA_DIR ?? "";

/** Waits until the page is hydrated, which its root element says. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated='true']").waitFor({ state: "attached" });
}

/** Waits for an answer of the server, so that all earlier requests of the page have been seen. */
export async function answered(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/robots.txt")).text());
}

/** A context of the site as a visitor in the United States has it. */
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

/** Tabs that a test has left, by their contexts: the next page opens in one, whose process is warm. */
const left = new WeakMap<BrowserContext, Page[]>();

/** Empties a tab of what a test did in it, and keeps it for the next page of its context. */
async function empty(page: Page, scripts: Disposable[]): Promise<void> {
  for (const event of LISTENED) await page.removeAllListeners(event, { behavior: "ignoreErrors" });
  await Promise.all([
    page.unrouteAll({ behavior: "ignoreErrors" }),
    page.mouse.move(OUTSIDE, OUTSIDE),
    ...scripts.map((script) => script.dispose()),
  ]);
  // A page of the same origin without scripts: its sessionStorage can be cleared and stays empty.
  await page.goto("/robots.txt");
  await page.evaluate(() => sessionStorage.clear());
  left.set(page.context(), [...(left.get(page.context()) ?? []), page]);
}

const requests = new WeakMap<Page, Request[]>();
/** Every request of a page since it was opened, oldest first. */
export const requestsOf = (page: Page): Request[] => requests.get(page) ?? [];
/** The addresses among them that match. */
export const askedFor = (page: Page, pattern: RegExp): string[] =>
  requestsOf(page).flatMap((request) => (pattern.test(request.url()) ? [request.url()] : []));

/** The context that a page opens in: alone its own, else the one of its kind. */
export type ContextFor = (options: Options) => Promise<BrowserContext>;

/** Opens a page in a tab that another test has left: a new one would take three times the processor's time. */
export async function openPage(contextFor: ContextFor, path: string, options: Options): Promise<Opened> {
  const { width = 1280, height = 800, theme = "light", reducedMotion = false, alone = false } = options;
  const context = await contextFor(options);
  const page = left.get(context)?.pop() ?? (await context.newPage());
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
    // Chromium rarely draws tabs in the background.
    page.bringToFront(),
  ]);
  if (options.clock || options.now) {
    await page.clock.install({ time: options.now ?? Date.now() });
    // The page before may have stopped the clock, and hydration needs a running one.
    await page.clock.resume();
  }
  const scripts = [(await options.prepare?.(page)) || []].flat();
  await page.goto(path);
  if ((options.javaScript ?? true) && (options.waits ?? true)) await hydrated(page);
  if (options.clock) await page.clock.pauseAt(Date.now() + 1000);
  // A tab that cannot be emptied, because it still goes elsewhere, is closed.
  const close = () => (alone ? context.close() : empty(page, scripts).catch(() => page.close()));
  return { page, problems, close };
}

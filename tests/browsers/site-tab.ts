import { afterAll, beforeAll, expect } from "vitest";
import { startFirefox } from "./firefox.ts";
import { type SiteProxy, startProxy } from "./proxy.ts";
import type { Size, Tab } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/** The browsers that Chromium's tests leave out. */
export const BROWSERS = { Firefox: startFirefox, WebKit: startWebKit };
export const WIDE: Size = { width: 1440, height: 900 };
export const NARROW: Size = { width: 390, height: 844 };

/** A tab on the built site, with actions that tests share. */
export type SiteTab = Omit<Tab, "evaluate"> & {
  /** Runs a function in the page. Arguments and result must be JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** Opens an address of the site and waits for hydration. @param early source of a script that runs before the page's */
  open(path: string, size?: Size, early?: string): Promise<void>;
  /** Moves the mouse to the middle of the first visible element that matches. */
  hover(selector: string): Promise<void>;
  /** Clicks the middle of the first visible element that matches. */
  clickOn(selector: string): Promise<void>;
  /** Waits until an element that matches is visible, or until none is. */
  sees(selector: string, isSeen?: boolean): Promise<void>;
  /** Waits until the page's address has a path. */
  isAt(path: string): Promise<void>;
  /** Returns the page's script errors, failed files, policy violations and errors in the console. */
  problems(): Promise<string[]>;
};

declare global {
  interface Window {
    /** Problems of the page, by `recordProblems`. */
    problems: string[];
  }
}

/** Records a page's problems. Runs in the page before its own scripts. */
function recordProblems(): void {
  document.currentScript?.remove();
  const problems: string[] = [];
  window.problems = problems;
  const record = (...parts: unknown[]) => problems.push(parts.map(String).join(" "));
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) record("uncaught:", event.message, event.error?.stack);
    else record("failed to load:", event.target instanceof Element && event.target.outerHTML);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", (event) => {
    // The page's own listener may mark the rejection as expected.
    setTimeout(() => event.defaultPrevented || record("rejected:", event.reason));
  });
  document.addEventListener("securitypolicyviolation", (event) => {
    record("policy violation:", event.effectiveDirective, event.blockedURI, event.sample);
  });
  const { error } = console;
  console.error = (...parts) => {
    record("console:", ...parts);
    error(...parts);
  };
}

/**
 * Scrolls the first visible element that matches into view and returns its middle, unless it moves or another element
 * covers it.
 */
async function middleOf(selector: string): Promise<{ x: number; y: number } | undefined> {
  const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  if (!found) return undefined;
  found.scrollIntoView({ block: "nearest", behavior: "instant" });
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = middle();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y } = middle();
  const isMoving = document.getAnimations().some(({ timeline, playState, effect }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    return timeline === document.timeline && playState === "running" && moved?.contains(found);
  });
  const isStill = x === before.x && y === before.y && !isMoving;
  return isStill && found.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

const isVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

function siteTab(tab: Tab, proxy: SiteProxy): SiteTab {
  async function evaluate<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    return (await tab.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Awaited<Result>;
  }
  const hover = async (selector: string) => {
    let point: Awaited<ReturnType<typeof middleOf>>;
    const find = async () => {
      point = await evaluate(middleOf, selector);
      return point !== undefined;
    };
    await expect.poll(find, { message: selector }).toBe(true);
    if (point) await tab.move(point.x, point.y);
  };
  const sees = (selector: string, isSeen = true) =>
    expect.poll(() => evaluate(isVisible, selector), { message: selector }).toBe(isSeen);
  return {
    ...tab,
    evaluate,
    async open(path, size = WIDE, early = "") {
      proxy.setScript(`(${recordProblems})();${early}`);
      await tab.resize(size);
      await tab.goto(proxy.url + path);
      await sees("html[data-hydrated='true']");
    },
    hover,
    async clickOn(selector) {
      await hover(selector);
      await tab.click();
    },
    sees,
    isAt: (path) => expect.poll(() => evaluate(() => location.pathname)).toBe(path),
    problems: () => evaluate(() => window.problems),
  };
}

/** Starts a browser for the tests of a file, and returns its tab inside of tests. */
export function useTab(
  start: (typeof BROWSERS)[keyof typeof BROWSERS],
  reducedMotion = false,
): () => SiteTab {
  let started: { tab: Tab; proxy: SiteProxy } | undefined;
  beforeAll(async () => {
    const proxy = await startProxy(process.env.SITE_ORIGIN ?? "");
    started = { tab: await start(reducedMotion), proxy };
  });
  afterAll(async () => {
    await started?.tab.close();
    await started?.proxy.close();
  });
  return () => {
    if (!started) throw new Error("The browser is not started");
    return siteTab(started.tab, started.proxy);
  };
}

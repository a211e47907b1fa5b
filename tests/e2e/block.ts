import type { Disposable, Page } from "@playwright/test";

/** What a page's watcher notes of files that are kept back. */
export const KEPT_BACK = [/ERR_BLOCKED_BY_CLIENT/, /^failed request: \S+ inspector$/];

/**
 * Lets a page do without the files whose addresses match, as if something between it and the site kept them back.
 * The browser does it, not a handler of requests: that one would see every request, and would switch off the cache.
 * @param patterns parts of addresses, `*` for anything
 * @returns what ends it
 */
export async function block(page: Page, patterns: string[]): Promise<Disposable> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: patterns });
  const dispose = () => session.detach();
  return { dispose, [Symbol.asyncDispose]: dispose };
}

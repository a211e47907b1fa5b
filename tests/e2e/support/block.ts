import type { Disposable, Page } from "@playwright/test";

/** Problems that the watcher (watch.ts) reports for blocked files. */
export const BLOCKED_FILES = [/ERR_BLOCKED_BY_CLIENT/, /^failed request: \S+ inspector$/];

/**
 * Blocks the page's requests whose addresses match. The browser itself blocks them, because a request handler would
 * switch off the cache.
 * @param patterns parts of addresses; `*` matches anything
 * @returns a handle whose `dispose` ends the blocking
 */
export async function block(page: Page, patterns: string[]): Promise<Disposable> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: patterns });
  const dispose = () => session.detach();
  return { dispose, [Symbol.asyncDispose]: dispose };
}

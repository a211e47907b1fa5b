import type { Disposable, Page } from "@playwright/test";

/** The problems that watch.ts reports for blocked files. */
export const BLOCKED_FILES = [/ERR_BLOCKED_BY_CLIENT/, /^failed request: \S+ inspector$/];

/**
 * Blocks the page's requests to matching URLs. Lets the browser itself block them, because a request handler would
 * switch off the cache. `patterns` are parts of URLs, in which `*` matches anything. Dispose the result to end the
 * blocking.
 */
export async function block(page: Page, patterns: string[]): Promise<Disposable> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: patterns });
  const dispose = () => session.detach();
  return { dispose, [Symbol.asyncDispose]: dispose };
}

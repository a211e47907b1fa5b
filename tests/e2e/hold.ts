import type { Page } from "@playwright/test";
import { hydrated, type Open } from "./site.ts";

/** Delays matching requests until `release` is called. */
export async function hold(page: Page, pattern: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

/** Opens a page and delays its scripts. Returns the page and a function that lets the scripts load. */
export async function openEarly(open: Open, path: string, size: { width?: number; height?: number } = {}) {
  let held = { release: () => {} };
  const prepare = async (early: Page) => {
    held = await hold(early, "**/assets/entry.client*");
  };
  const page = await open(path, { ...size, waits: false, prepare });
  const arrive = async () => {
    held.release();
    await hydrated(page);
  };
  return [page, arrive] as const;
}

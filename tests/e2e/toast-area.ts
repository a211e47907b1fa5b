import type { Locator, Page } from "@playwright/test";

/** The window's size in tests that measure toasts. */
export const WINDOW = { width: 1280, height: 800 };

/** Returns the locator of the page's toasts, newest first, without toasts that are leaving. */
export function toasts(page: Page): Locator {
  return page.locator("[data-sonner-toast]:not([data-removed='true'])");
}

/** Returns the toast with this title once it has stopped moving. The first toast also loads the toast library. */
export async function toast(page: Page, title: string): Promise<Locator> {
  const found = toasts(page).filter({ has: page.getByText(title, { exact: true }) });
  await found.first().waitFor();
  return found.first();
}

/**
 * Lets a page with a stopped clock (option `clock`) finish drawing, and advances its clock by 100 ms. Use it only for
 * such pages, because it stops the clock of any other page.
 */
export async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    // React schedules its work with messages, which the stopped clock does not delay.
    await page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
      await promise;
    });
    await page.clock.runFor(10);
  }
}

/** Returns the size of a box and its distances from the window's edges, in px. */
export async function distances(page: Page, box: Locator) {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const view = page.viewportSize() ?? WINDOW;
  return { top: y, right: view.width - x - width, bottom: view.height - y - height, width };
}

import type { Locator, Page } from "@playwright/test";
import { menuName } from "./content.ts";

/** Navigates to a path as a link would, even if the page has no such link. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
}

/** Clicks an item of the main menu. */
export function visit(page: Page, path: string) {
  const menu = page.getByRole("navigation", { name: "Main" });
  return menu.getByRole("link", { name: menuName(path), exact: true }).click();
}

/** Returns the `href` of each link, in order. */
export const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

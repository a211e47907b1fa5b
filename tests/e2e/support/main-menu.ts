import type { Locator, Page } from "@playwright/test";
import { menuName } from "./content.ts";

/** Navigates to an address as a link would, even if no link on the page has it. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
}

/** Chooses an item of the main menu. */
export function visit(page: Page, path: string) {
  const menu = page.getByRole("navigation", { name: "Main" });
  return menu.getByRole("link", { name: menuName(path), exact: true }).click();
}

/** Returns the addresses of links in their order. */
export const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

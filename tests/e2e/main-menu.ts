import type { Locator, Page } from "@playwright/test";
import { menuName } from "./content.ts";

/** Goes to an address as a link of the page would, also to one that no link has. */
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

/** Where links lead, in their order. */
export const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

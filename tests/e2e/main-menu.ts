import type { Page } from "@playwright/test";
import { menuName } from "./content.ts";

/** Chooses an item of the main menu. */
export function visit(page: Page, path: string) {
  const menu = page.getByRole("navigation", { name: "Main" });
  return menu.getByRole("link", { name: menuName(path), exact: true }).click();
}

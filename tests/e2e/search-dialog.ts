import type { Locator, Page } from "@playwright/test";
import { projects, words } from "./content.ts";

/** The words of the search. */
export const { search } = words;
/** A query that finds something: the title of the first project. */
export const title = projects[0]?.title ?? "";

/** A result, in the dialog and on the search's own page. */
export const HIT = "[data-group] li";

export const dialog = (page: Page) => page.getByRole("dialog", { name: search.name, exact: true });
export const field = (page: Page) => dialog(page).getByRole("searchbox");
export const hits = (page: Page) => dialog(page).locator(`${HIT} a`);
/** The button in the header that opens the search. */
export const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: search.name });

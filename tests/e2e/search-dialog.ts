import type { Locator, Page } from "@playwright/test";
import { projects, words } from "./content.ts";

/** The texts of the search. */
export const { search } = words;
/** A query with results: the title of the first project. */
export const title = projects[0]?.title ?? "";

export const dialog = (page: Page) => page.getByRole("dialog", { name: search.name, exact: true });
export const field = (page: Page) => dialog(page).getByRole("searchbox");
/** Returns the locator of the result links in a dialog or page. */
export const resultLinks = (part: Locator) => part.locator("ol").getByRole("link");
export const hits = (page: Page) => resultLinks(dialog(page));
/** Returns the locator of the links to main pages, which the dialog shows while there are no results. */
export const browseLinks = (page: Page) => dialog(page).getByRole("navigation").getByRole("link");
/** Returns the locator of the button in the header that opens the search. */
export const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: search.name });

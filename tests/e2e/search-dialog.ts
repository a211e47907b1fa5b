import type { Locator, Page } from "@playwright/test";
import { projects, words } from "./content.ts";

/** The words of the search. */
export const { search } = words;
/** A query that finds something: the title of the first project. */
export const title = projects[0]?.title ?? "";

export const dialog = (page: Page) => page.getByRole("dialog", { name: search.name, exact: true });
export const field = (page: Page) => dialog(page).getByRole("searchbox");
/** The links of results in a dialog or a page. */
export const resultLinks = (part: Locator) => part.locator("ol").getByRole("link");
export const hits = (page: Page) => resultLinks(dialog(page));
/** The links for those who would rather look around. */
export const browseLinks = (page: Page) => dialog(page).getByRole("navigation").getByRole("link");
/** The button in the header that opens the search. */
export const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: search.name });

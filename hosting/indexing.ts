/** Ends the addresses of the pages' Markdown twins: a regular expression that every host understands. */
export const TWIN = String.raw`\.md$`;
/** The header by which a file that is no page speaks to search engines, and what a twin says: they list its page. */
export const ROBOTS = "x-robots-tag";
export const UNLISTED = "noindex";

/** The headers of a twin beyond those of every file. */
export const TWIN_HEADERS: Readonly<Record<string, string>> = { [ROBOTS]: UNLISTED };

const IS_TWIN = new RegExp(TWIN);

/** Whether a file of the site is the Markdown twin of a page. */
export function isTwin(address: string): boolean {
  return IS_TWIN.test(address);
}

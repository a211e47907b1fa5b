const contact = "/contact";

/** The site's addresses by page. The address of a list's entry starts with the list's address. */
export const PATHS = {
  home: "/",
  about: "/about",
  services: "/services",
  portfolio: "/portfolio",
  blog: "/blog",
  contact,
  quote: `${contact}?type=quote`,
  sitemap: "/sitemap",
  /** Not in sitemap.xml. */
  search: "/search",
  /** The page for unknown posts, with status 404. */
  postNotFound: "/blog/post-not-found",
  /** The page for all other unknown addresses, with status 404. */
  notFound: "/404",
} as const;

/** Returns the address of the search page with the results for a query. */
export function resultsPath(query: string): string {
  return `${PATHS.search}?${new URLSearchParams({ q: query.trim() })}`;
}

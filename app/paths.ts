/** Pages with a file in the agency's `pages/`: address → file name. Add new pages here. */
export const PAGE_AT = {
  "/": "home",
  "/about": "about",
  "/services": "services",
  "/portfolio": "portfolio",
  "/blog": "blog",
  "/contact": "contact",
  "/sitemap": "sitemap",
} as const;

/** Addresses by page name. An entry's address starts with its list's address. */
export const PATHS = {
  home: "/",
  about: "/about",
  services: "/services",
  portfolio: "/portfolio",
  blog: "/blog",
  contact: "/contact",
  quote: "/contact?type=quote",
  sitemap: "/sitemap",
  /** Not in sitemap.xml. */
  search: "/search",
  /** The page for unknown posts, with status 404. */
  postNotFound: "/blog/post-not-found",
  /** The page for all other unknown addresses, with status 404. */
  notFound: "/404",
} as const;

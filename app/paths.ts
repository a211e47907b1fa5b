/** Addresses of the pages whose texts are a file of `pages/`, with that file's name. A new page is named here. */
export const PAGE_AT = {
  "/": "home",
  "/about": "about",
  "/services": "services",
  "/portfolio": "portfolio",
  "/blog": "blog",
  "/contact": "contact",
  "/sitemap": "sitemap",
} as const;

/** Addresses by the page's name. An entry's address begins with that of its list. */
export const PATHS = {
  home: "/",
  about: "/about",
  services: "/services",
  portfolio: "/portfolio",
  blog: "/blog",
  contact: "/contact",
  quote: "/contact?type=quote",
  sitemap: "/sitemap",
  /** Search engines do not list the search page. */
  search: "/search",
  /** The page for unknown posts, with status 404. */
  postNotFound: "/blog/post-not-found",
  /** The page for all other unknown addresses, with status 404. */
  notFound: "/404",
} as const;

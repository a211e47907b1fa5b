/** The kinds of page that have a transition of their own: the start, the lists one goes to and fro in, the rest. */
export type PageKind = "home" | "work" | "page";

/** home for '/', work for portfolio and blog paths, page for all others. */
export function pageKind(pathname: string): PageKind {
  if (pathname === "/") return "home";
  return /^\/(?:portfolio|blog)(?:\/|$)/.test(pathname) ? "work" : "page";
}

/** The page that an address belongs to: the categories of a list are one page, which a filter changes. */
export function pageOf(pathname: string): string {
  return pathname.replace(/\/category\/[^/]+$/, "");
}

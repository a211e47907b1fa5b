/** Each kind has its own page transition. */
export type PageKind = "home" | "work" | "page";

/** "work" for the paths of portfolio and blog. */
export function pageKind(pathname: string): PageKind {
  if (pathname === "/") return "home";
  return /^\/(?:portfolio|blog)(?:\/|$)/.test(pathname) ? "work" : "page";
}

/** A path without the category: a filter changes the address, but not the page. */
export function pageOf(pathname: string): string {
  return pathname.replace(/\/category\/[^/]+$/, "");
}

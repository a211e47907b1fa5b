/** Each kind has its own page transition. */
export type PageKind = "home" | "work" | "page";

export function pageKind(pathname: string): PageKind {
  if (pathname === "/") return "home";
  return /^\/(?:portfolio|blog)(?:\/|$)/.test(pathname) ? "work" : "page";
}

/** A path without its category: a filter changes the address, not the page. */
export function pageOf(pathname: string): string {
  return pathname.replace(/\/category\/[^/]+$/, "");
}

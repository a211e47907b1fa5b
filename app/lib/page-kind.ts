/** The kind of a page; each has its own transition. */
export function pageKind(pathname: string): "home" | "work" | "page" {
  if (pathname === "/") return "home";
  return /^\/(?:portfolio|blog)(?:\/|$)/.test(pathname) ? "work" : "page";
}

/** A path without its category: a filter changes the address, not the page. */
export function pageOf(pathname: string): string {
  return pathname.replace(/\/category\/[^/]+$/, "");
}

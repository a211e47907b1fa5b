/** Returns the type of a page, which determines its transition. */
export function pageType(pathname: string): "home" | "work" | "page" {
  if (pathname === "/") return "home";
  return /^\/(?:portfolio|blog)(?:\/|$)/.test(pathname) ? "work" : "page";
}

/** Returns a path without its category: a filter changes the URL, not the page. */
export function pageOf(pathname: string): string {
  return pathname.replace(/\/category\/[^/]+$/, "");
}

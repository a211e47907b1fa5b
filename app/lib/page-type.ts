import { PATHS } from "../paths.ts";

/** Returns the type of a page, which determines its transition. */
export function pageType(pathname: string): "home" | "work" | "page" {
  if (pathname === PATHS.home) return "home";
  const isWork = [PATHS.portfolio, PATHS.blog].some((list) => `${pathname}/`.startsWith(`${list}/`));
  return isWork ? "work" : "page";
}

/** Returns a path without its category: a filter changes the URL, not the page. */
export function pageOf(pathname: string): string {
  return pathname.replace(/\/category\/[^/]+$/, "");
}

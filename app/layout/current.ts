import type { Current } from "../ui/site-link";

/**
 * Whether a menu item is the current one, as `aria-current` has it.
 * @returns "page" at its path, "true" at a path below it, undefined elsewhere.
 */
export function currentAt(pathname: string, path: string): Current {
  // The build asks for a page with a slash at its end.
  if (pathname.replace(/\/$/, "") === path) return "page";
  return pathname.startsWith(`${path}/`) ? "true" : undefined;
}

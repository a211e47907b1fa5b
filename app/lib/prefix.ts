/** URL prefix of this build's language: "/bn", or "" for the original language (vite.config.ts). */
export const PREFIX: string = import.meta.env.PREFIX ?? "";

/** Returns a path without its language prefix, as routes and links use it: "/bn/about" → "/about". */
export function withoutPrefix(pathname: string): string {
  return PREFIX !== "" && `${pathname}/`.startsWith(`${PREFIX}/`)
    ? pathname.slice(PREFIX.length) || "/"
    : pathname;
}

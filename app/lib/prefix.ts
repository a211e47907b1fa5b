/** The start of the addresses in this build's language: "/bn", or "" in the original (vite.config.ts). */
export const PREFIX: string = import.meta.env.PREFIX ?? "";

/** The address within its language, as routes and links have it: "/bn/about" → "/about". */
export function withoutPrefix(pathname: string): string {
  return PREFIX !== "" && `${pathname}/`.startsWith(`${PREFIX}/`)
    ? pathname.slice(PREFIX.length) || "/"
    : pathname;
}

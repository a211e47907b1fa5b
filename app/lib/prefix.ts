/** What the addresses of this build's language begin with: "/bn"; nothing in the original (vite.config.ts). */
export const PREFIX: string = import.meta.env.PREFIX ?? "";

/** The address within its language, as routes and links have it: "/bn/about" → "/about". */
export function withoutPrefix(pathname: string): string {
  return PREFIX !== "" && `${pathname}/`.startsWith(`${PREFIX}/`)
    ? pathname.slice(PREFIX.length) || "/"
    : pathname;
}

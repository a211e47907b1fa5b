import { getContent } from "../content/read/content.server.ts";
import { languagesOf } from "./built-page.server.ts";

/** A page in one of its languages; `x-default` is for visitors of all others. */
export type Alternate = { hreflang: string; href: string };

/** The page at a path in each of its languages and for all others; none for a page that has one language. */
export function alternates(path: string): Alternate[] {
  const { allLanguages, origin } = getContent().site;
  const languages = new Set(languagesOf(path));
  const shown = allLanguages.filter(({ tag }) => languages.has(tag));
  if (shown.length < 2) return [];
  const at = (prefix: string) => (path === "/" && prefix ? origin + prefix : origin + prefix + path);
  return [
    ...shown.map(({ tag, prefix }) => ({ hreflang: tag, href: at(prefix) })),
    { hreflang: "x-default", href: at("") },
  ];
}

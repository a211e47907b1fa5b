import { contentIn, getContent } from "../content/read/content.server.ts";
import { canonicalPaths } from "../content/read/known-paths.server.ts";
import type { SiteLanguages } from "../content/read/language.server.ts";
import { isInLanguage } from "../content/read/meta.server.ts";
import { listOf } from "../content/read/paging.server.ts";

/** The canonical addresses of the pages that are translated into this language. */
export function translatedPaths(): string[] {
  return canonicalPaths(getContent()).filter(isInLanguage);
}

/** The languages in which the page at a path has texts, the original first. */
export function languagesOf(path: string): SiteLanguages {
  const [original, ...others] = getContent().site.allLanguages;
  const page = listOf(path) ?? path;
  return [original, ...others.filter(({ tag }) => !contentIn(tag).untranslated.has(page))];
}

/** The addresses of a page in each of its languages, and for all others (`x-default`); none if it has one language. */
export function alternates(path: string): { hreflang: string; href: string }[] {
  const { origin } = getContent().site;
  const languages = languagesOf(path);
  if (languages.length < 2) return [];
  const urls = languages.map(({ tag, prefix }) => ({
    hreflang: tag,
    href: origin + prefix + (path === "/" && prefix ? "" : path),
  }));
  return [...urls, { hreflang: "x-default", href: origin + path }];
}

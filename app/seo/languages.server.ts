import { canonicalPaths } from "../content/addresses/known-paths.server.ts";
import { isInLanguage } from "../content/addresses/meta.server.ts";
import { listOf } from "../content/addresses/paging.server.ts";
import { contentIn } from "../content/content.server.ts";
import type { SiteLanguages } from "../content/language/language.server.ts";
import type { Content } from "../content/schema/content.server.ts";

/** Returns the canonical paths of the pages in the content's language. */
export function translatedPaths(content: Content): string[] {
  return canonicalPaths(content).filter((each) => isInLanguage(content, each));
}

/** Returns the languages of the page at a path, the original first. */
export function languagesOf(content: Content, path: string): SiteLanguages {
  const [original, ...others] = content.site.allLanguages;
  const page = listOf(path) ?? path;
  return [original, ...others.filter(({ tag }) => !contentIn(tag).untranslated.has(page))];
}

/**
 * Returns a page's address in each language, and for all other languages (`x-default`). Empty for a page in one
 * language.
 */
export function alternates(content: Content, path: string): { hreflang: string; href: string }[] {
  const { origin } = content.site;
  const languages = languagesOf(content, path);
  if (languages.length < 2) return [];
  const urls = languages.map(({ tag, prefix }) => ({
    hreflang: tag,
    href: origin + prefix + (path === "/" && prefix ? "" : path),
  }));
  return [...urls, { hreflang: "x-default", href: origin + path }];
}

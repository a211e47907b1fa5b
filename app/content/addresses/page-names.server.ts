import { PAGE_AT, PATHS } from "../../paths.ts";
import type { Content } from "../schema/content.server.ts";

export type NamedPath = { name: string; path: string };

/** The main pages in menu order. */
export const MAIN = ["/", "/about", "/services", "/portfolio", "/blog", "/contact"] as const;

/** Returns a page's name in the menu, or else its default name. */
export function pageName(content: Pick<Content, "site" | "texts" | "words">, path: string): string {
  const { site, texts, words } = content;
  const inMenu = site.navigation.find((page) => page.path === path)?.name;
  const main = MAIN.find((known) => known === path);
  const usual = main ? words.pages[PAGE_AT[main]] : texts.find((text) => text.path === path)?.title;
  return inMenu ?? usual ?? path;
}

/** Returns the main pages, without an empty blog, and the agency's additional pages. */
export function mainPages(content: Pick<Content, "site" | "posts" | "texts" | "words">): NamedPath[] {
  const { posts, texts } = content;
  const main = MAIN.filter((path) => path !== PATHS.blog || posts.length > 0);
  return [
    ...main.map((path) => ({ name: pageName(content, path), path })),
    ...texts.map(({ title, path }) => ({ name: title, path })),
  ];
}

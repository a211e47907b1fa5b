import type { Content } from "../schema/content.server.ts";
import { furtherListPages } from "./paging.server.ts";

type Listed = Pick<Content, "site" | "services" | "projects" | "posts" | "legal" | "texts" | "words">;

export type NamedPath = { name: string; path: string };

/** The page for unknown posts, with status 404. */
export const POST_NOT_FOUND_PATH = "/blog/post-not-found";
/** The page for all other unknown addresses, with status 404. */
export const NOT_FOUND_PATH = "/404";

/** The search page, which search engines do not list. */
export const SEARCH_PATH = "/search";

const MAIN = ["/", "/about", "/services", "/portfolio", "/blog", "/contact"] as const;

/** Addresses of the pages whose texts are a file of `pages/`, with that file's name. A new page is named here. */
export const PAGE_AT = {
  "/": "home",
  "/about": "about",
  "/services": "services",
  "/portfolio": "portfolio",
  "/blog": "blog",
  "/contact": "contact",
  "/sitemap": "sitemap",
} as const;

/** The name of a page in the menu, or its usual name. */
export function pageName(content: Pick<Content, "site" | "texts" | "words">, path: string): string {
  const { site, texts, words } = content;
  const inMenu = site.navigation.find((page) => page.path === path)?.name;
  const main = MAIN.find((known) => known === path);
  const usual = main ? words.pages[PAGE_AT[main]] : texts.find((text) => text.path === path)?.title;
  return inMenu ?? usual ?? path;
}

/** The main pages, without an empty blog, and the agency's further pages. */
export function mainPages(content: Pick<Content, "site" | "posts" | "texts" | "words">): NamedPath[] {
  const { posts, texts } = content;
  const main = MAIN.filter((path) => path !== "/blog" || posts.length > 0);
  return [
    ...main.map((path) => ({ name: pageName(content, path), path })),
    ...texts.map(({ title, path }) => ({ name: title, path })),
  ];
}

/** Every canonical address that search engines list. */
export function canonicalPaths(content: Listed): string[] {
  return [
    ...mainPages(content).map(({ path }) => path),
    ...Object.keys(PAGE_AT).filter((path) => !MAIN.some((main) => main === path)),
    ...content.legal.map(({ path }) => path),
    ...content.services.map(({ link }) => link),
    ...furtherListPages(content),
    ...content.projects.map(({ link }) => link),
    ...content.posts.map(({ slug }) => `/blog/${slug}`),
  ];
}

/** Every address of a page: canonical addresses, the search, and the projects' second addresses by their ids. */
export function knownPaths(content: Listed): Set<string> {
  return new Set([
    ...MAIN,
    ...canonicalPaths(content),
    SEARCH_PATH,
    ...content.projects.map(({ id }) => `/portfolio/${id}`),
  ]);
}

/** Addresses that texts may not take. */
export const RESERVED = new Set([
  ...Object.keys(PAGE_AT),
  SEARCH_PATH,
  NOT_FOUND_PATH,
  // The twin of home is /index.md.
  "/index",
  "/pictures",
  "/films",
  "/assets",
  "/rest",
]);

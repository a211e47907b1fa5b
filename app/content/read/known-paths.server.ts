import type { Content } from "../schema/content.server.ts";
import { furtherListPages } from "./paging.server.ts";

type Listed = Pick<Content, "site" | "services" | "projects" | "posts" | "legal" | "texts">;

/** A page with the name that lists give it. */
export type NamedPath = { name: string; path: string };

/** Address of the page that an unknown post's address shows; the server answers it with 404. */
export const POST_NOT_FOUND_PATH = "/blog/post-not-found";
/** Address of the page that any other unknown address shows; the server answers it with 404. */
export const NOT_FOUND_PATH = "/404";

/** The page of the search; search engines are not told of it. */
export const SEARCH_PATH = "/search";

/** The pages that every site has. */
const MAIN: NamedPath[] = [
  { name: "Home", path: "/" },
  { name: "About", path: "/about" },
  { name: "Services", path: "/services" },
  { name: "Portfolio", path: "/portfolio" },
  { name: "Blog", path: "/blog" },
  { name: "Contact", path: "/contact" },
];

/** What the agency calls a main page: its name in the menu, or the usual one. */
export function pageName({ site }: Pick<Content, "site">, path: string): string {
  const known = [...site.navigation, ...MAIN].find((page) => page.path === path);
  return known?.name ?? path;
}

/**
 * The main pages that have something to show, then the agency's own: a blog without posts is named nowhere.
 */
export function mainPages(content: Pick<Content, "site" | "posts" | "texts">): NamedPath[] {
  const { posts, texts } = content;
  return [
    ...MAIN.filter(({ path }) => path !== "/blog" || posts.length > 0).map(({ path }) => ({
      name: pageName(content, path),
      path,
    })),
    ...texts.map(({ title, path }) => ({ name: title, path })),
  ];
}

/** Every canonical address that visitors and search engines are told of. */
export function canonicalPaths(content: Listed): string[] {
  return [
    ...mainPages(content).map(({ path }) => path),
    "/sitemap",
    ...content.legal.map(({ path }) => path),
    ...content.services.map(({ link }) => link),
    ...furtherListPages(content),
    ...content.projects.map(({ link }) => link),
    ...content.posts.map(({ slug }) => `/blog/${slug}`),
  ];
}

/** Every address that shows a page: the canonical ones, the search, and the projects' second addresses by their ids. */
export function knownPaths(content: Listed): Set<string> {
  return new Set([
    ...MAIN.map(({ path }) => path),
    ...canonicalPaths(content),
    SEARCH_PATH,
    ...content.projects.map(({ id }) => `/portfolio/${id}`),
  ]);
}

/** First parts of addresses that the site uses itself, so that no text may take them. */
export const RESERVED = new Set([
  ...MAIN.map(({ path }) => path),
  "/sitemap",
  SEARCH_PATH,
  NOT_FOUND_PATH,
  "/pictures",
  "/films",
  "/assets",
  "/rest",
]);

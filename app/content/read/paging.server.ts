import { categorySlug } from "../../lib/category-slug.ts";
import type { Content } from "../schema/content.server.ts";

/** From so many entries on a list is shown in pages. */
const PAGED_FROM = 60;
/** Entries of a page: whole rounds of the patterns in which the lists are laid. */
const PAGE_SIZE = 24;

/** A place in a list that is shown in pages: of everything, or of one category. */
export type ListPlace = { category: string | undefined; page: number };

/** The category of each entry of a list, and the address of its first page. */
type List = { path: string; categories: readonly string[] };

/** Whether a list of so many entries is shown in pages. */
export function isPaged(entries: number): boolean {
  return entries >= PAGED_FROM;
}

/** How many pages so many entries of a paged list fill. */
export function pagesOf(entries: number): number {
  return Math.max(1, Math.ceil(entries / PAGE_SIZE));
}

/** The entries of one page, which begins to count at 1. */
export function entriesOf<Entry>(entries: readonly Entry[], page: number): Entry[] {
  return entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** The address of a page of a list: '/portfolio/page/2', '/portfolio/category/branding'. */
export function listAddress(path: string, { category, page }: ListPlace): string {
  return [path, ...(category ? ["category", category] : []), ...(page > 1 ? ["page", page] : [])].join("/");
}

/** The place that an address of a list names; undefined when it has the form of none. */
export function listPlace(path: string, address: string): ListPlace | undefined {
  const rest = address.replace(/\/$/, "").slice(path.length);
  const { category, page } =
    /^(?:\/category\/(?<category>[^/]+))?(?:\/page\/(?<page>\d+))?$/.exec(rest)?.groups ?? {};
  if (rest !== "" && category === undefined && page === undefined) return undefined;
  return { category, page: page === undefined ? 1 : Number(page) };
}

/** Every address that a list has besides its first one: none below sixty entries. */
function furtherAddresses({ path, categories }: List): string[] {
  if (!isPaged(categories.length)) return [];
  const counts: (readonly [string | undefined, number])[] = [
    [undefined, categories.length],
    ...[...Map.groupBy(categories, (one) => one)].map(([one, { length }]) => [one, length] as const),
  ];
  const places = counts.flatMap(([category, count]) =>
    Array.from({ length: pagesOf(count) }, (_, at) => ({ category, page: at + 1 })),
  );
  return places.map((place) => listAddress(path, place)).filter((address) => address !== path);
}

/** The addresses of all further pages of the lists, and of their categories. */
export function furtherListPages({ projects, posts }: Pick<Content, "projects" | "posts">): string[] {
  return [
    ...furtherAddresses({
      path: "/portfolio",
      categories: projects.map((project) => project.serviceCategory),
    }),
    ...furtherAddresses({ path: "/blog", categories: posts.map((post) => categorySlug(post.category)) }),
  ];
}

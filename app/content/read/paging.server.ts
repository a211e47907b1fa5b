import { categorySlug } from "../../lib/category-slug.ts";
import type { Content } from "../schema/content.server.ts";

/** From so many entries on a list is shown in pages. */
const PAGED_FROM = 60;
/** Entries of a page: whole rounds of the patterns of both lists (six projects, four posts). */
const PAGE_SIZE = 24;

/** A page of a list: of everything, or of one category. */
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
  const whole = address.replace(/\/$/, "");
  if (!whole.startsWith(path)) return undefined;
  const rest = whole.slice(path.length);
  const { category, page } =
    /^(?:\/category\/(?<category>[^/]+))?(?:\/page\/(?<page>\d+))?$/.exec(rest)?.groups ?? {};
  if (rest !== "" && category === undefined && page === undefined) return undefined;
  return { category, page: page === undefined ? 1 : Number(page) };
}

/** The first page of the list that a further page belongs to, "/portfolio" or "/blog"; undefined for other pages. */
export function listOf(address: string): string | undefined {
  return /^(\/(?:portfolio|blog))\/(?:page|category)\//.exec(address)?.[1];
}

/** Every address that a list has besides its first one: its categories and, from sixty entries on, its pages. */
function furtherAddresses({ path, categories }: List): string[] {
  const groups = Map.groupBy(categories, (category) => category);
  const counts: (readonly [string | undefined, number])[] = [
    [undefined, categories.length],
    ...[...groups].map(([category, { length }]) => [category, length] as const),
  ];
  const places = counts.flatMap(([category, count]) =>
    Array.from({ length: isPaged(categories.length) ? pagesOf(count) : 1 }, (_, at) => ({
      category,
      page: at + 1,
    })),
  );
  return places.map((place) => listAddress(path, place)).filter((address) => address !== path);
}

function lists({ projects, posts }: Pick<Content, "projects" | "posts">): List[] {
  return [
    { path: "/portfolio", categories: projects.map(({ serviceCategory }) => serviceCategory) },
    { path: "/blog", categories: posts.map(({ category }) => categorySlug(category)) },
  ];
}

/** The addresses of all categories and further pages of the lists. */
export function furtherListPages(content: Pick<Content, "projects" | "posts">): string[] {
  return lists(content).flatMap(furtherAddresses);
}

/** The pages before and after a page of a list; neither for a page of another kind, and in a short list. */
export function listNeighbours(
  content: Pick<Content, "projects" | "posts">,
  address: string,
): { previous?: string; next?: string } {
  const list = lists(content).find(({ path }) => address === path || listPlace(path, address));
  const place = list && listPlace(list.path, address);
  if (!place || !isPaged(list.categories.length)) return {};
  const { category, page } = place;
  const listed =
    category === undefined ? list.categories : list.categories.filter((name) => name === category);
  const to = (number: number) => listAddress(list.path, { category, page: number });
  return {
    ...(page > 1 ? { previous: to(page - 1) } : {}),
    ...(page < pagesOf(listed.length) ? { next: to(page + 1) } : {}),
  };
}

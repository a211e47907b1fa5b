/** A list with at least this number of entries is divided into pages. */
const PAGED_FROM = 60;
/** Entries per page: a multiple of both lists' layout patterns (six projects, four posts). */
const PAGE_SIZE = 24;

type ListPosition = { category: string | undefined; page: number };

/** Checks whether a list with this number of entries is paged. */
export function isPaged(entries: number): boolean {
  return entries >= PAGED_FROM;
}

/** Returns a paged list's number of pages. */
export function pagesOf(entries: number): number {
  return Math.max(1, Math.ceil(entries / PAGE_SIZE));
}

/** Returns the entries of a page. @param page counts from 1 */
export function entriesOf<Entry>(entries: readonly Entry[], page: number): Entry[] {
  return entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** Returns a list page's address: '/portfolio/page/2', '/portfolio/category/branding'. */
export function listAddress(path: string, { category, page }: ListPosition): string {
  return [path, ...(category ? ["category", category] : []), ...(page > 1 ? ["page", page] : [])].join("/");
}

/** Parses a list's address into category and page; undefined for other addresses. */
export function parseListAddress(path: string, address: string): ListPosition | undefined {
  if (!address.startsWith(path)) return undefined;
  const rest = address.slice(path.length);
  const match = /^(?:\/category\/([^/]+))?(?:\/page\/(\d+))?\/?$/.exec(rest);
  return match ? { category: match[1], page: Number(match[2] ?? 1) } : undefined;
}

/** Returns the list that a further page or category belongs to: "/blog/page/2" → "/blog"; undefined for other pages. */
export function listOf(address: string): string | undefined {
  return /^(\/[^/]+)\/(?:page|category)\//.exec(address)?.[1];
}

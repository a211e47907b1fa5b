/** Lists with at least this many entries are shown in pages. */
const PAGED_FROM = 60;
/** Entries of a page: whole rounds of the patterns of both lists (six projects, four posts). */
const PAGE_SIZE = 24;

type ListPlace = { category: string | undefined; page: number };

/** Whether a list of so many entries is shown in pages. */
export function isPaged(entries: number): boolean {
  return entries >= PAGED_FROM;
}

/** The number of pages of a paged list. */
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

/** Category and page of an address of a list; undefined for other addresses. */
export function listPlace(path: string, address: string): ListPlace | undefined {
  if (!address.startsWith(path)) return undefined;
  const rest = address.slice(path.length);
  const place = /^(?:\/category\/([^/]+))?(?:\/page\/(\d+))?\/?$/.exec(rest);
  return place ? { category: place[1], page: Number(place[2] ?? 1) } : undefined;
}

/** Returns the list that a further page or category belongs to: "/blog/page/2" → "/blog"; undefined for other pages. */
export function listOf(address: string): string | undefined {
  return /^(\/[^/]+)\/(?:page|category)\//.exec(address)?.[1];
}

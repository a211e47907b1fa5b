import { metaFor, type PageMeta, shorten } from "./meta.server.ts";
import { entriesOf, listAddress, listPlace, pagesOf } from "./paging.server.ts";

/** A category of a list; `isFilter` if it has a link above the list. */
type Category = { id: string; title: string; color: string; isFilter: boolean };

type List<Entry> = {
  /** Address of the list's first page, and of the wanted page. */
  path: string;
  address: string;
  words: {
    meta: { title: string; description: string };
    all: string;
    paging: { label: string; page: string; previous: string; next: string };
  };
  entries: readonly Entry[];
  categoryOf: (entry: Entry) => string;
  categories: readonly Category[];
};

/** Longest title, and description, of a page. */
const [MOST_TITLE, MOST_DESCRIPTION] = [60, 160];

/** Page numbers to show: first, last, current and its neighbours; 0 for a gap. */
function namedPages(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const named = [...new Set(near)].sort((a, b) => a - b);
  return named.flatMap((number, index) =>
    number - (named[index - 1] ?? number) > 1 ? [0, number] : [number],
  );
}

/** A page of a list: head, entries and links to other pages; undefined if the list has no such page. */
export function pagedList<Entry>({ path, address, words, entries, categoryOf, categories }: List<Entry>) {
  const place = listPlace(path, address);
  if (!place) return undefined;
  const counts = Map.groupBy(entries, categoryOf);
  const { category, page } = place;
  const chosenEntries = category === undefined ? entries : (counts.get(category) ?? []);
  const last = pagesOf(chosenEntries.length);
  if (chosenEntries.length === 0 || page < 1 || page > last) return undefined;
  const to = (number: number) => listAddress(path, { category, page: number });
  const chosen = categories.find(({ id }) => id === category);
  const [previous, next] = [page > 1 ? to(page - 1) : undefined, page < last ? to(page + 1) : undefined];
  const filters = categories.filter(({ id, isFilter }) => isFilter && counts.has(id));
  return {
    meta: headOf(words, { title: chosen?.title, page, last }, to(page)),
    color: chosen?.color,
    entries: entriesOf(chosenEntries, page),
    paging: {
      path,
      chosen: category,
      page,
      /** Every category with a page. */
      categories: [...counts.keys()],
      filters: [
        { id: undefined, title: words.all, color: undefined, count: entries.length, to: path },
        ...filters.map(({ id, title, color }) => ({
          id,
          title,
          color,
          count: counts.get(id)?.length ?? 0,
          to: listAddress(path, { category: id, page: 1 }),
        })),
      ],
      pages: namedPages(page, last).map((number) => ({ number, to: number === 0 ? undefined : to(number) })),
      previous,
      next,
      words: words.paging,
    },
  };
}

/** The head of a page of a list, unique by category and number. */
function headOf(
  { meta, paging }: List<never>["words"],
  { title, page, last }: { title: string | undefined; page: number; last: number },
  path: string,
): PageMeta {
  const suffix = page > 1 ? ` – ${paging.page} ${page}` : "";
  const about = title === undefined ? "" : `${title}: `;
  const at =
    page > 1 ? `${paging.page.replace(/^./, (letter) => letter.toUpperCase())} ${page}/${last}. ` : "";
  return metaFor(
    {
      title: `${shorten(`${about}${meta.title}`, MOST_TITLE - suffix.length)}${suffix}`,
      description: shorten(`${about}${at}${meta.description}`, MOST_DESCRIPTION),
    },
    path,
  );
}

export type Paging = NonNullable<ReturnType<typeof pagedList>>["paging"];

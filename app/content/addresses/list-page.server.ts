import { capitalize } from "../../lib/capitalize.ts";
import type { Content } from "../schema/content.server.ts";
import { metaFor, type PageMeta, shorten } from "./meta.server.ts";
import { entriesOf, isPaged, listAddress, pagesOf, parseListAddress } from "./paging.server.ts";

/** A category of a list. `hasButton` adds a filter button. */
export type Category = { id: string; title: string; accent: string; hasButton: boolean };

type ListTexts = { meta: { title: string; description: string }; all: string };

type List<Entry> = {
  /** Address of the list's first page. */
  path: string;
  /** Address of the requested page. */
  address: string;
  texts: ListTexts;
  entries: readonly Entry[];
  categoryOf: (entry: Entry) => string;
  categories: readonly Category[];
};

/** A filter of a list, with the meta tags of the filtered page. The first filter shows the whole list. */
export type ListOption = {
  /** Category id in the address; undefined for the whole list. */
  id: string | undefined;
  title: string;
  accent: string | undefined;
  count: number;
  to: string;
  hasButton: boolean;
  meta: PageMeta;
};

const [MOST_TITLE, MOST_DESCRIPTION] = [60, 160];

/** Returns the numbers of the pages to link: first, last, current, and the current page's neighbours. 0 is a gap. */
function namedPages(page: number, last: number): number[] {
  const near = new Set([1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last));
  return [...near]
    .sort((a, b) => a - b)
    .flatMap((number, at, named) => (at > 0 && number - (named[at - 1] ?? 0) > 1 ? [0, number] : [number]));
}

/** Returns a list page's meta tags, unique on the site by category and page number. */
function metaOf(
  content: Content,
  { meta }: ListTexts,
  category: string | undefined,
  path: string,
  page = 1,
  last = 1,
) {
  const word = content.words.lists.paging.page;
  const suffix = page > 1 ? ` – ${word} ${page}` : "";
  const about = category === undefined ? "" : `${category}: `;
  const prefix = page > 1 ? `${capitalize(word)} ${page}/${last}. ` : "";
  const title = shorten(about + meta.title, MOST_TITLE - suffix.length) + suffix;
  return metaFor(
    content,
    { title, description: shorten(about + prefix + meta.description, MOST_DESCRIPTION) },
    path,
  );
}

/**
 * Returns the data of a list's page. Below sixty entries every page contains the whole list, so that filters need no
 * network request. From sixty entries on, a page contains only its own entries.
 * @returns undefined if the list has no such page
 */
export function listPage<Entry>(
  content: Content,
  { path, address, texts, entries, categoryOf, categories }: List<Entry>,
) {
  const position = parseListAddress(path, address);
  if (!position) return undefined;
  const groups = Map.groupBy(entries, categoryOf);
  const { category, page } = position;
  const listed = category === undefined ? entries : (groups.get(category) ?? []);
  const isComplete = !isPaged(entries.length);
  const last = isComplete ? 1 : pagesOf(listed.length);
  const isEmptyList = category === undefined && entries.length === 0;
  if ((listed.length === 0 && !isEmptyList) || page < 1 || page > last) return undefined;
  const option = (id: string | undefined, found?: Category): ListOption => {
    const to = listAddress(path, { category: id, page: 1 });
    return {
      id,
      title: found?.title ?? texts.all,
      accent: found?.accent,
      count: id === undefined ? entries.length : (groups.get(id)?.length ?? 0),
      to,
      hasButton: found?.hasButton ?? true,
      meta: metaOf(content, texts, found?.title, to),
    };
  };
  const to = (number: number) => listAddress(path, { category, page: number });
  const title = categories.find(({ id }) => id === category)?.title;
  const filled = categories.filter(({ id }) => groups.has(id));
  const paging = {
    page,
    meta: metaOf(content, texts, title, to(page), page, last),
    pages: namedPages(page, last).map((number) => ({ number, to: number === 0 ? undefined : to(number) })),
    previous: page > 1 ? to(page - 1) : undefined,
    next: page < last ? to(page + 1) : undefined,
  };
  return {
    path,
    isComplete,
    entries: isComplete ? [...entries] : entriesOf(listed, page),
    options: [option(undefined), ...filled.map((found) => option(found.id, found))],
    paging: last === 1 ? undefined : paging,
  };
}

/** The data of a list, which the loader of a list page returns. */
export type ListData<Entry> = Omit<NonNullable<ReturnType<typeof listPage<Entry>>>, "entries"> & {
  entries: Entry[];
};
export type Paging = NonNullable<NonNullable<ReturnType<typeof listPage>>["paging"]>;

import { pageName } from "../content/addresses/page-names.server.ts";
import type { Content } from "../content/schema/content.server.ts";
import type { Article, Summary } from "../content/types/content-type.server.ts";
import {
  allEntries,
  CONTENT_TYPES,
  fileOf,
  PAGE_TYPES,
  type TypedEntry,
} from "../content/types/index.server.ts";
import type { PageType } from "../content/types/page-type.server.ts";

/** The subject of a page: a page of `PAGE_TYPES`, an entry of a content type, or neither. */
export type Subject = Required<Pick<Summary, "name" | "headline">> &
  Summary & {
    page?: PageType;
    typed?: TypedEntry;
    article?: Article | undefined;
    /** Content files of the page, relative to the agency's folder. */
    files: string[];
  };

/** Cache of subjects by address, because every page reads several subjects. */
const known = new WeakMap<Content, Map<string, Subject>>();

function subjects(content: Content): Map<string, Subject> {
  const found = new Map<string, Subject>();
  for (const [pageKey, page] of PAGE_TYPES) {
    const { path, file } = page;
    const texts = content.pages[pageKey];
    const headline = texts.headline ?? ("title" in texts ? texts.title : "");
    const label = page.cardLabel?.(content);
    const files = [file, ...listedFiles(content, path)];
    found.set(path, { page, name: pageName(content, path), headline, label, files });
  }
  for (const typed of allEntries(content)) {
    const { type, entry, path, file } = typed;
    const shown = type.summaryOf(content, entry);
    const article = type.article?.(entry);
    found.set(path, { typed, headline: shown.name, ...shown, article, files: [file] });
  }
  return found;
}

/**
 * Returns the files of a list's entries. Returns none if the page has no categories, because it shows more than a list.
 */
function listedFiles(content: Content, path: string): string[] {
  return CONTENT_TYPES.flatMap(([name, type]) =>
    type.list?.path === path && type.list.categoryOf ? content[name].map((entry) => fileOf(type, entry)) : [],
  );
}

/** Returns the subject of the page at a canonical address. */
export function subjectAt(content: Content, path: string): Subject {
  const all = known.get(content) ?? subjects(content);
  known.set(content, all);
  return all.get(path) ?? { name: path, headline: "", files: [] };
}

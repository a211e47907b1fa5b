import { pageName } from "../content/addresses/page-names.server.ts";
import type { Content } from "../content/schema/content.server.ts";
import type { Article, Summary } from "../content/types/content-type.server.ts";
import { allEntries, CONTENT_TYPES, fileOf, type TypedEntry } from "../content/types/index.server.ts";
import { PAGE_AT } from "../paths.ts";

type PageKind = (typeof PAGE_AT)[keyof typeof PAGE_AT];

/** The subject of a page: an entry of a type, a page of `PAGE_AT`, or a page without content of the agency. */
export type Subject = Required<Pick<Summary, "name" | "headline">> &
  Summary & {
    kind: PageKind | "entry" | "other";
    typed?: TypedEntry;
    article?: Article | undefined;
    /** Content files of the page, relative to the agency's folder. */
    files: string[];
  };

/** Cache of subjects by address, because every page reads several. */
const known = new WeakMap<Content, Map<string, Subject>>();

function subjects(content: Content): Map<string, Subject> {
  const { site, pages } = content;
  const found = new Map<string, Subject>();
  for (const [path, kind] of Object.entries(PAGE_AT)) {
    const page = pages[kind];
    const headline = page.headline ?? ("title" in page ? page.title : "");
    const label = kind === "home" ? site.contact.address.city : "";
    const files = [`pages/${kind}.yaml`, ...listedFiles(content, path)];
    found.set(path, { kind, name: pageName(content, path), headline, label, files });
  }
  for (const typed of allEntries(content)) {
    const { type, entry, path, file } = typed;
    const shown = type.summaryOf(content, entry);
    const article = type.article?.(entry);
    found.set(path, { kind: "entry", typed, headline: shown.name, ...shown, article, files: [file] });
  }
  return found;
}

/** Returns the files of a list's entries; a page without categories shows more than its list. */
function listedFiles(content: Content, path: string): string[] {
  return CONTENT_TYPES.flatMap(([name, type]) =>
    type.list?.path === path && type.list.categoryOf ? content[name].map((entry) => fileOf(type, entry)) : [],
  );
}

/** Returns the subject of the page at a canonical address. */
export function subjectAt(content: Content, path: string): Subject {
  const all = known.get(content) ?? subjects(content);
  known.set(content, all);
  return all.get(path) ?? { kind: "other", name: path, headline: "", files: [] };
}

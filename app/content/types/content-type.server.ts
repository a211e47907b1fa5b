import type { z } from "zod";
import type { RichNode } from "../../lib/rich-text.ts";
import type { Words } from "../../words/words.ts";
import type { ContentText } from "../check/walk-content.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import type { Translation } from "../language/translation.server.ts";
import type { Content, Site } from "../schema/content.server.ts";
import type { SearchPage } from "../search/search-page.server.ts";
import type { Thing } from "../site/things.server.ts";
import type { Service } from "./service/schema.server.ts";
import type { LinkGroup } from "./sitemap/link-groups.server.ts";

/** A validated file of the agency's folder. */
export type ReadFile<Schema extends z.ZodType> = z.infer<Schema> & {
  /** Path within the agency's folder: "posts/tea.md". */
  file: string;
  /** File name without its extension: "tea". */
  name: string;
  /** The language of the original if the file has no translation. */
  lang: string | undefined;
  /** The text of a Markdown file; "" for YAML. */
  body: string;
  /** The original's text, in a translation. */
  originalBody?: string;
};

/** Content available when the entries of a type are read. */
export type ReadBefore = {
  site: Site | undefined;
  words: Words;
  /** The language of a translation. */
  language: string | undefined;
  translation: Translation | undefined;
  /** Returns the original's language for an untranslated file or field. */
  langOf: (file: string, field?: string) => string | undefined;
  services: readonly Service[];
};

/** A page's name and texts for lists, cards and search engines. */
export type Summary = {
  name: string;
  headline?: string | readonly string[];
  /** Text above the headline on the page's social card. */
  label?: string | undefined;
  /** A summary in one sentence. Pages without a summary use their meta description. */
  summary?: string | undefined;
};

/** An article with a date, for feeds and article tags. */
export type Article = {
  title: string;
  summary: string;
  date: string;
  author: string;
  category: string;
  tags: string[];
};

/** The fields that all entries share. `lang` is the original's language if the entry is not translated. */
export type AnyEntry = { lang?: string | undefined };

/** The fields of a Markdown file: its text and, in a translation, the original's text. */
export type MarkdownEntry = AnyEntry & { body: string; originalBody?: string };

/**
 * A content type: everything that the site knows about the entries of one folder.
 */
export interface ContentType<Entry extends AnyEntry = AnyEntry, Schema extends z.ZodType = z.ZodType> {
  /** Folder within the agency's folder. */
  folder: string;
  /** Extension of the folder's files. */
  ending: ".yaml" | ".md";
  schema: Schema;
  /** The field that must equal the file name. Without it, the file name is the address. */
  nameField?: "id" | "slug";
  /** The page that lists the entries. */
  list?: { path: string; categoryOf?(entry: Entry): string };
  /** The section of llms.txt for types without a list. */
  section?: "main" | "optional";
  /** Addresses of an entry's parent pages in the breadcrumb. */
  breadcrumb?: readonly string[];
  /** The type whose entries an entry's page lists. */
  lists?: string;
  /** Completes and sorts the entries. */
  read(files: ReadFile<Schema>[], before: ReadBefore): Entry[];
  /** Returns the file name without its extension. */
  nameOf(entry: Entry): string;
  /** Returns the canonical address of an entry's page. */
  pathOf(entry: Entry): string;
  /** Returns the language of an entry's page, if `entry.lang` does not apply to it. */
  langOf?(entry: Entry): string | undefined;
  /** Returns further addresses of the same page. */
  otherPaths?(entry: Entry): string[];
  summaryOf(content: Content, entry: Entry): Summary;
  /** Returns the page for the search index. */
  searchPage(content: Content, entry: Entry): SearchPage;
  /** Returns the page as Markdown. */
  markdown(content: Content, entry: Entry): string;
  /** Returns the page's schema.org thing. */
  thing?(content: Content, entry: Entry, image: Thing | undefined): Thing;
  article?(entry: Entry): Article;
  /** Returns an article's picture and text for feeds. */
  feedText?(content: Content, entry: Entry): RichNode[];
  /** Returns the Markdown whose charts and figures are checked. */
  chartText?(entry: Entry): string;
  /** Returns the groups of links on the sitemap page; by default one group for a type with a list. */
  sitemapGroups?(content: Content): LinkGroup[];
  /** Whether the sitemap page shows these groups beside the main pages. */
  isMainInSitemap?: true;
  /** Returns the addresses of further files that an entry shows, such as films. */
  filesOf?(entry: Entry): string[];
  /** Checks rules that the schema cannot express. */
  check?(content: Content, problems: Problems): void;
  /** Checks rules of the original only. Also runs while some files are faulty. */
  checkOriginal?(content: Content, problems: Problems, texts: readonly ContentText[], root: string): void;
  /** The file that `npm run new` writes. */
  blank?: Blank;
}

/** A file of `npm run new`: its first comment (`title`) and initial values. All other fields are empty. */
export type Blank = {
  command: string;
  title: string;
  starts(slug: string, root: string): Readonly<Record<string, string | number>>;
  /** Returns the values that the agency's files allow, by top-level field. */
  choices?(root: string): Readonly<Record<string, readonly string[]>>;
};

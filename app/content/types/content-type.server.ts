import type { z } from "zod";
import type { RichNode } from "../../lib/rich-text.ts";
import type { Words } from "../../words/words.ts";
import type { Problems } from "../files/read-files.server.ts";
import type { Translation } from "../language/translation.server.ts";
import type { Content, Service, Site } from "../schema/content.server.ts";
import type { SearchPage } from "../search/search-page.server.ts";
import type { Thing } from "../site/things.server.ts";

/** A validated file of the agency's folder. */
export type ReadFile<Schema extends z.ZodType> = z.infer<Schema> & {
  /** The file, such as "posts/tea.md", and its name without folder and ending. */
  file: string;
  name: string;
  /** The language of the original if the file has no translation. */
  lang: string | undefined;
  /** The text of a Markdown file, and the text that a translation was made from. */
  body: string;
  originalBody?: string;
};

/** Content that is read before the entries of a type. */
export type ReadBefore = {
  site: Site | undefined;
  words: Words;
  /** The language of a translation. */
  language: string | undefined;
  translation: Translation | undefined;
  /** Returns the original's language for an untranslated field of a file. */
  langOf: (file: string, field?: string) => string | undefined;
  services: readonly Service[];
};

/** A page's name and texts, as lists, cards and search engines show them. */
export type Summary = {
  name: string;
  headline?: string | readonly string[];
  /** Text above the headline on the page's card. */
  label?: string | undefined;
  /** One sentence; pages without one use their meta description. */
  summary?: string | undefined;
};

/** A dated text for feeds and article tags. */
export type Article = {
  title: string;
  summary: string;
  date: string;
  author: string;
  category: string;
  tags: string[];
};

/** The fields that all entries share. */
export type AnyEntry = { lang?: string | undefined };

/**
 * A type of content: everything that the site knows about the entries of one folder. Members with `?` may be left out.
 */
export interface ContentType<Entry extends AnyEntry = AnyEntry, Schema extends z.ZodType = z.ZodType> {
  /** The agency's folder, and the ending of its files. */
  folder: string;
  ending: ".yaml" | ".md";
  schema: Schema;
  /** The field that must equal the file's name. Without one, the name is the address. */
  nameField?: "id" | "slug";
  /** The page that lists the entries. */
  list?: { path: string; categoryOf?(entry: Entry): string };
  /** The section of llms.txt, if it is not named after the list. */
  section?: "main" | "optional";
  /** Addresses of the breadcrumb's pages above an entry. */
  breadcrumb?: readonly string[];
  /** The type that an entry's page lists. */
  lists?: string;
  /** Completes and sorts the entries. */
  read(files: ReadFile<Schema>[], before: ReadBefore): Entry[];
  /** Returns the file's name without its ending. */
  nameOf(entry: Entry): string;
  /** Returns the canonical address of an entry's page. */
  pathOf(entry: Entry): string;
  /** Returns the language of an untranslated page, if it is not that of the entry. */
  langOf?(entry: Entry): string | undefined;
  /** Returns further addresses of the same page. */
  otherPaths?(entry: Entry): string[];
  summaryOf(content: Content, entry: Entry): Summary;
  /** Returns the page as the search finds it. */
  searchPage(content: Content, entry: Entry): SearchPage;
  /** Returns the page as Markdown. */
  markdown(content: Content, entry: Entry): string;
  /** Returns the page's schema.org thing. */
  thing?(content: Content, entry: Entry, image: Thing | undefined): Thing;
  article?(entry: Entry): Article;
  /** Returns an article's text, and its picture, for feeds. */
  feedText?(content: Content, entry: Entry): RichNode[];
  /** Returns the Markdown whose charts and figures are checked. */
  chartText?(entry: Entry): string;
  /** Checks what a schema cannot. */
  check?(content: Content, problems: Problems): void;
  /** The file that `npm run new` writes. */
  blank?: Blank;
}

/** A file of `npm run new`: its first comment and initial values; all other fields are empty. */
export type Blank = {
  command: string;
  title: string;
  starts(slug: string, root: string): Readonly<Record<string, string | number>>;
};

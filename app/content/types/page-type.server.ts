import type { z } from "zod";
import type { ContentText } from "../check/walk-content.server.ts";
import type { Problems } from "../files/read-files.server.ts";
import type { PictureData } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";
import type { Thing } from "../site/things.server.ts";

/** A file of the agency's folder with the texts of one page, or texts that several pages share. */
export interface PageFile<Schema extends z.ZodType = z.ZodType> {
  /** Path within the agency's folder. */
  file: string;
  schema: Schema;
  /** Checks rules that the schema cannot express. @param texts all texts of the content */
  check?(content: Content, problems: Problems, texts: readonly ContentText[]): void;
}

/** A picture in a built page's <main>. */
export type ShownPicture = Pick<PictureData, "src" | "alt" | "width" | "height">;

/** Additions to a page's texts in the search index. */
export type SearchAdditions = {
  keywords?: string[];
  /** Passages before the page's texts. */
  passages?: string[];
  /** Replaces the first picture of the page. */
  picture?: string | undefined;
  /** Leaves out the page's texts. */
  hasNoTexts?: true;
};

/** A page with its own data file: everything that the site knows about it. */
export interface PageType<Schema extends z.ZodType = z.ZodType> extends PageFile<Schema> {
  /** Canonical address. */
  path: string;
  /** Whether the sitemap page, the search and llms.txt list the page. */
  isMain: boolean;
  /** Returns the reason why no page may link to this page; undefined if there is none. Lists leave out such a page. */
  linkFault?(content: Content): string | undefined;
  /** Returns the page as Markdown. */
  markdown(content: Content): string;
  search?(content: Content): SearchAdditions;
  /** schema.org type of the page; by default CollectionPage for the list of a content type, otherwise WebPage. */
  schemaType?: "AboutPage" | "ContactPage";
  /** Returns the schema.org thing that is the page's main entity. */
  thing?(content: Content): Thing | undefined;
  /** Returns further schema.org things on the page. */
  furtherThings?(content: Content, pictures: readonly ShownPicture[]): Thing[];
  /** Whether the page shows telephone numbers and opening hours. */
  showsContact?: true;
  /** Returns the text above the headline on the page's social card (og:image). */
  cardLabel?(content: Content): string | undefined;
  /** Returns the accents of the patterns that replace the picture on the page's social card (og:image). */
  cardAccents?(content: Content): string[];
  /** Whether the page's social card (og:image) shows several of its pictures. */
  hasCardOfPictures?: true;
}

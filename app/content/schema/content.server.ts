import type { z } from "zod";
import type { Numerals } from "../../lib/count-text.ts";
import type { Words } from "../../words/words.ts";
import type { Mark } from "../brand/mark.server.ts";
import type { Theme } from "../brand/theme.server.ts";
import type { SiteLanguage, SiteLanguages } from "../language/language.server.ts";
import type { Translation } from "../language/translation.server.ts";
import type { Manifest } from "../pictures/pictures.server.ts";
import type { siteSchema } from "../site/schema.server.ts";
import { aboutSchema } from "../types/about/schema.server.ts";
import { contactSchema } from "../types/contact/schema.server.ts";
import type { ContentType } from "../types/content-type.server.ts";
import { homeSchema } from "../types/home/schema.server.ts";
import type { TYPES } from "../types/index.server.ts";
import type { legalSchema } from "../types/legal/schema.server.ts";
import type { postSchema } from "../types/post/schema.server.ts";
import type { projectSchema } from "../types/project/schema.server.ts";
import type { serviceSchema } from "../types/service/schema.server.ts";
import type { textPageSchema } from "../types/text/schema.server.ts";
import {
  blogSchema,
  notFoundSchema,
  portfolioSchema,
  postNotFoundSchema,
  projectPageSchema,
  searchSchema,
  servicesPageSchema,
  sitemapSchema,
} from "./pages.server.ts";

/** The file and schema of each page's texts; `project` is for the pages of all projects. */
export const PAGES = {
  home: ["pages/home.yaml", homeSchema],
  services: ["pages/services.yaml", servicesPageSchema],
  about: ["pages/about.yaml", aboutSchema],
  contact: ["pages/contact.yaml", contactSchema],
  portfolio: ["pages/portfolio.yaml", portfolioSchema],
  project: ["pages/project.yaml", projectPageSchema],
  blog: ["pages/blog.yaml", blogSchema],
  sitemap: ["pages/sitemap.yaml", sitemapSchema],
  search: ["pages/search.yaml", searchSchema],
  notFound: ["pages/not-found.yaml", notFoundSchema],
  postNotFound: ["pages/post-not-found.yaml", postNotFoundSchema],
} as const;

export type Pages = { [Name in keyof typeof PAGES]: z.infer<(typeof PAGES)[Name][1]> };
/** `site.yaml` as it is in the language that is read. */
export type Site = z.infer<typeof siteSchema> &
  Pick<SiteLanguage, "dir" | "prefix"> &
  Numerals & {
    /** BCP 47 tag. */
    language: string;
    /** The site's address, and that of its pages in this language: `https://our.example/bn`. */
    origin: string;
    url: string;
    allLanguages: SiteLanguages;
  };
/** The language of the texts, if they are not translated into that of the page. */
type Untranslated = { lang?: string | undefined };
/** `link` is the address of its page; `categoryId` that of the posts that share its colour. */
export type Service = z.infer<typeof serviceSchema> & Untranslated & { link: string; categoryId: string };
/** `link` is the canonical address of its page; `/portfolio/{id}` works, too. A translation may leave out the story. */
export type Project = z.infer<typeof projectSchema> &
  Untranslated & { link: string; storyLang?: string | undefined };
/** A text and, in a translation, its original. */
type Text = Untranslated & { body: string; originalBody?: string };
/** `readTime` is "7 min read" for 7 `minutes`; `categoryId` names the category in addresses. */
export type Post = z.infer<typeof postSchema> &
  Text & { link: string; minutes: number; readTime: string; categoryId: string };
/** `path`, from the file's name, is the address of its page. */
export type Legal = z.infer<typeof legalSchema> & Text & { path: string };
/** A page of the agency's own. */
export type TextPage = z.infer<typeof textPageSchema> & Text & { path: string };

/** The entries of each type, in the order in which the site shows them. */
export type Entries = {
  [Name in keyof typeof TYPES]: (typeof TYPES)[Name] extends ContentType<infer Entry, z.ZodType>
    ? Entry[]
    : never;
};

/** The agency's folder, validated. */
export type Content = Entries & {
  site: Site;
  pages: Pages;
  theme: Theme;
  mark: Mark;
  /** Of the interface. */
  words: Words;
  /** Addresses of pages whose texts have no translation; empty in the original. */
  untranslated: Set<string>;
  /** Undefined in the original. */
  translation: Translation | undefined;
  pictures: Manifest;
};

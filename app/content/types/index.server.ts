import type { Content } from "../schema/content.server.ts";
import { aboutPage } from "./about/about.server.ts";
import { contactPage } from "./contact/contact.server.ts";
import type { AnyEntry, ContentType } from "./content-type.server.ts";
import { homePage } from "./home/home.server.ts";
import { legal } from "./legal/legal.server.ts";
import { notFoundPage } from "./not-found/not-found.server.ts";
import type { PageFile, PageType } from "./page-type.server.ts";
import { blogPage } from "./post/blog-page.server.ts";
import { posts } from "./post/post.server.ts";
import { postNotFoundPage } from "./post/post-not-found.server.ts";
import { portfolioPage } from "./project/portfolio-page.server.ts";
import { projects } from "./project/project.server.ts";
import { projectTexts } from "./project/project-texts.server.ts";
import { searchPage } from "./search/search.server.ts";
import { services } from "./service/service.server.ts";
import { servicesPage } from "./service/services-page.server.ts";
import { sitemapPageOf } from "./sitemap/sitemap.server.ts";
import { texts } from "./text/text.server.ts";

/** The content types by their names in `Content`, in reading order. Add new types here. */
export const TYPES = { services, projects, posts, legal, texts };

export type TypeName = keyof typeof TYPES;
export const TYPE_NAMES = Object.keys(TYPES) as TypeName[];

/** The content types as a list, for code that treats all of them alike. */
export const CONTENT_TYPES: readonly [TypeName, ContentType][] = Object.entries<ContentType>(TYPES).map(
  ([name, type]) => [name as TypeName, type],
);

/** The pages with their own data file, by their names in `Content["pages"]`, in menu order. Add new pages here. */
export const PAGES = {
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  portfolio: portfolioPage,
  blog: blogPage,
  contact: contactPage,
  sitemap: sitemapPageOf(CONTENT_TYPES),
  search: searchPage,
  project: projectTexts,
  notFound: notFoundPage,
  postNotFound: postNotFoundPage,
};

type PageFileName = keyof typeof PAGES;
type PageName = {
  [Name in PageFileName]: (typeof PAGES)[Name] extends PageType ? Name : never;
}[PageFileName];

/** The pages' data files, each with its name in PAGES. */
export const PAGE_FILES: readonly [PageFileName, PageFile][] = Object.entries<PageFile>(PAGES).map(
  ([name, page]) => [name as PageFileName, page],
);

/** The pages that have an address, each with its name in PAGES. */
export const PAGE_TYPES: readonly [PageName, PageType][] = PAGE_FILES.flatMap(([name, page]) =>
  isPageType(page) ? [[name as PageName, page]] : [],
);

/** Returns the main pages in menu order. Leaves out pages that no page may link to. */
export function mainPageTypes(content: Content): typeof PAGE_TYPES {
  return PAGE_TYPES.filter(([, page]) => page.isMain && !page.linkFault?.(content));
}

function isPageType(page: PageFile): page is PageType {
  return "path" in page;
}

export type TypedEntry = { name: TypeName; type: ContentType; entry: AnyEntry; path: string; file: string };

/** Returns the entries of all content types, each with its type, address and file. */
export function allEntries(content: Pick<Content, TypeName>): TypedEntry[] {
  return CONTENT_TYPES.flatMap(([name, type]) =>
    content[name].map((entry) => ({
      name,
      type,
      entry,
      path: type.pathOf(entry),
      file: fileOf(type, entry),
    })),
  );
}

/** Returns an entry's file within the agency's folder. */
export function fileOf(type: ContentType, entry: AnyEntry): string {
  return `${type.folder}/${type.nameOf(entry)}${type.ending}`;
}

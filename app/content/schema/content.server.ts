import type { z } from "zod";
import type { Words } from "../../words/en.ts";
import type { Mark } from "../read/mark.server.ts";
import type { Manifest } from "../read/pictures.server.ts";
import type { Theme } from "../read/theme.server.ts";
import { aboutSchema } from "./about-page.server.ts";
import { contactSchema } from "./contact-page.server.ts";
import { homeSchema } from "./home-page.server.ts";
import {
  blogSchema,
  notFoundSchema,
  portfolioSchema,
  postNotFoundSchema,
  projectPageSchema,
  servicesPageSchema,
  sitemapSchema,
} from "./pages.server.ts";
import type { postSchema } from "./post.server.ts";
import type { projectSchema } from "./project.server.ts";
import { searchSchema } from "./search-page.server.ts";
import type { serviceSchema } from "./service.server.ts";
import type { siteSchema } from "./site.server.ts";
import type { legalSchema, textPageSchema } from "./texts.server.ts";

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

/** The texts of every page. */
export type Pages = { [Name in keyof typeof PAGES]: z.infer<(typeof PAGES)[Name][1]> };
export type Site = z.infer<typeof siteSchema>;
/** `link` is the address of its page. */
export type Service = z.infer<typeof serviceSchema> & { link: string };
/** `link` is the canonical address of its page; `/portfolio/{id}` works, too. */
export type Project = z.infer<typeof projectSchema> & { link: string };
/** `readTime` is computed from the text, e.g. "7 min read" for 7 `minutes`. */
export type Post = z.infer<typeof postSchema> & { body: string; minutes: number; readTime: string };
/** `path` is the address of its page, made from the file's name. */
export type Legal = z.infer<typeof legalSchema> & { body: string; path: string };
/** A further page of the agency; `path` is made from the file's name. */
export type TextPage = z.infer<typeof textPageSchema> & { body: string; path: string };

/** The agency's folder, validated. Lists are in the order in which the site shows them. */
export type Content = {
  site: Site;
  pages: Pages;
  services: Service[];
  projects: Project[];
  /** Newest first. */
  posts: Post[];
  legal: Legal[];
  texts: TextPage[];
  theme: Theme;
  mark: Mark;
  /** Of the interface, by place. */
  words: Words;
  pictures: Manifest;
};

import { z } from "zod";
import {
  accent,
  callToAction,
  meta,
  note,
  ofEachLanguage,
  pageTop,
  picture,
  projectId,
  serviceId,
  step,
  text,
} from "./fields.server.ts";

/** `pages/services.yaml`. */
export const servicesPageSchema = z.strictObject({
  ...pageTop,
  approach: z.strictObject({ title: text(60), text: text(240), steps: z.array(step).min(1) }).optional(),
  industries: z
    .strictObject({
      accent: accent.optional(),
      title: text(60),
      text: text(240),
      note,
      /** Industries, each with the ids of its projects. */
      list: z.array(z.strictObject({ name: text(30), projects: z.array(projectId).default([]) })).min(1),
    })
    .optional(),
  callToAction,
});

/** `pages/portfolio.yaml`. */
export const portfolioSchema = z.strictObject({
  ...pageTop,
  note,
  all: text(30),
  empty: text(100),
  callToAction,
});

/** `pages/project.yaml`: texts that all project pages share. */
export const projectPageSchema = z.strictObject({ callToAction, gallery: text(60) });

/** `pages/blog.yaml`: texts of the blog page, and texts that all post pages share. */
export const blogSchema = z.strictObject({
  ...pageTop,
  all: text(30),
  empty: text(100),
  related: text(60),
  /** Has its own accent, because the page's accent changes with the filter. */
  callToAction: callToAction.extend({ accent: accent.optional() }).optional(),
});

/** `pages/sitemap.yaml`. */
export const sitemapSchema = z.strictObject({ ...pageTop, note });

/** `pages/not-found.yaml`. */
export const notFoundSchema = z.strictObject({
  meta,
  accent,
  title: text(60),
  text: text(160),
  note: text(160).optional(),
  home: text(40),
  /** Beside the text. Default: a pattern. */
  picture: picture.optional(),
});

/** `pages/post-not-found.yaml`. */
export const postNotFoundSchema = z.strictObject({
  meta,
  accent,
  title: text(60),
  text: text(160),
  back: text(40),
});

/** A group of results. Its accent applies to results without their own. */
const group = z.strictObject({ title: text(30), accent });

/** `pages/search.yaml`: the texts of the search dialog and page, ignored words, and synonyms. */
export const searchSchema = z.strictObject({
  ...pageTop,
  /** Accessible name of the dialog and of the buttons that open it. */
  name: text(20),
  label: text(40),
  placeholder: text(40),
  groups: z.strictObject({ services: group, projects: group, posts: group, pages: group }),
  keys: z.strictObject({ move: text(20), open: text(20), close: text(20) }),
  /** Messages with the number of results, [count]. */
  found: z.strictObject({ none: text(60), one: text(60), many: text(60) }),
  /** The same messages on the search page, with the search text, [query]. */
  foundFor: z.strictObject({ none: text(60), one: text(60), many: text(60) }),
  noneHint: text(160),
  all: text(40),
  waiting: text(40),
  /** Shown when the index fails to load. */
  failed: text(160),
  retry: text(20),
  /** Heading of the links to services and pages. */
  browse: text(60),
  /** Suggested searches by service id, each a link to its results. */
  tries: z
    .record(serviceId, z.array(text(20)).max(4))
    .default({})
    .meta(ofEachLanguage),
  /** Shown without JavaScript. */
  withoutScripts: text(240),
  /** Search suggestion on the not-found page; [words] are taken from the address. */
  missing: text(60),
  /** Words that are not indexed, such as articles and prepositions. */
  ignored: z.array(text(20)).default([]).meta(ofEachLanguage),
  /** Synonyms: a phrase on the site → phrases that visitors may type instead. */
  alsoTyped: z
    .record(text(60), z.array(text(40)).min(1))
    .default({})
    .meta(ofEachLanguage),
});

import { z } from "zod";
import {
  accent,
  callToAction,
  meta,
  note,
  pageTop,
  picture,
  projectId,
  step,
  text,
} from "./primitives.server.ts";

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
      /** Each with the projects that came from it. */
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

/** `pages/project.yaml`: what every project's page shows besides the project. */
export const projectPageSchema = z.strictObject({ callToAction, gallery: text(60) });

/** `pages/blog.yaml`, also for the pages of the posts. */
export const blogSchema = z.strictObject({
  ...pageTop,
  all: text(30),
  empty: text(100),
  related: text(60),
  /** Its own accent, because the page's accent changes with the filter. */
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
  /** Beside the words; without a picture a pattern. */
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

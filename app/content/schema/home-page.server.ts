import { z } from "zod";
import { alt, dye, imageUrl, link, meta, prose, slug, text } from "./primitives.server.ts";

const headingSchema = { title: text(60), text: text(240) };
/** The link to the page about the section's subject. */
const wayOnSchema = { linkText: text(40), link };

const slideSchema = z.strictObject({
  title: text(60),
  description: text(160),
  imageUrl,
  alt,
  link,
  buttonText: text(30),
  priority: z.boolean(),
  /** `end`: the right end of the picture stays in view on narrow windows. */
  focus: z.literal("end").optional(),
});

const timelineEntrySchema = z.strictObject({
  year: z.number().int(),
  title: text(60),
  description: prose,
  /** The page's dye by default. */
  dye: dye.optional(),
  projects: z
    .array(
      z.strictObject({ title: text(60), description: text(200), imageUrl, alt, metrics: text(80), link }),
    )
    .default([]),
});

/** A figure with bars for the values before and after, in one unit. */
const resultSchema = z.strictObject({
  figure: text(10),
  text: text(200),
  project: slug,
  before: z.strictObject({ label: text(60), value: z.number().positive() }),
  after: z.strictObject({ label: text(60), value: z.number().positive() }),
});

/** The sections that the page may list; each is a block of the same name below. */
export const HOME_SECTIONS = [
  "services",
  "featured",
  "blog",
  "techStack",
  "showcase",
  "results",
  "reviews",
  "achievements",
  "journey",
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Stands for a block that the agency left out; `sections` may not list it (check-home). */
const NOT_WRITTEN = { title: "", text: "", linkText: "", link: "/" };

/** `pages/home.yaml`. */
export const homeSchema = z.strictObject({
  meta,
  dye,
  /** The h1, line by line; each line fills the width. */
  headline: z.array(text(30)).min(1).max(4),
  /** The same words in other lines, for wide windows, where it is beside the picture. */
  headlineWide: z.array(text(30)).min(1).max(4).optional(),
  intro: text(200),
  quote: z.strictObject({ linkText: text(40), link, text: text(60) }),
  slides: z.array(slideSchema).min(1),
  /** The sections from top to bottom: to move one, move its line; to leave one out, delete it. */
  sections: z
    .array(z.enum(HOME_SECTIONS, `must be one of ${HOME_SECTIONS.join(", ")}`))
    .default([...HOME_SECTIONS]),
  services: z
    .strictObject({
      ...headingSchema,
      ...wayOnSchema,
      /** Dyes of the threads through the title, at most three for each of two lines. */
      threads: z.array(dye).max(6).default([]),
    })
    .default({ ...NOT_WRITTEN, threads: [] }),
  /** Ids of projects, in the grid's order. */
  featured: z
    .strictObject({
      title: text(60),
      linkText: text(40),
      projects: z.array(slug).max(9, "may name nine at most"),
    })
    .default({ title: "", linkText: "", projects: [] }),
  blog: z
    .strictObject({ title: text(60), linkText: text(40), posts: z.array(slug) })
    .default({ title: "", linkText: "", posts: [] }),
  techStack: z
    .strictObject({
      ...headingSchema,
      ...wayOnSchema,
      tools: z.array(z.strictObject({ name: text(30), services: z.array(slug).min(1) })),
      /** The texts of the loom; without them it cannot be played. */
      loom: z
        .strictObject({
          play: text(30),
          pause: text(30),
          /** Instructions, until something is changed. */
          text: text(160),
          all: text(30),
          save: text(30),
          send: text(30),
          /** Labels of the chosen services and tools, also in the brief. */
          services: text(30),
          tools: text(30),
          nothing: text(120),
          /** Alternative text of the picture of the cloth. */
          cloth: text(120),
          /** The name of the saved file, without its ending. */
          file: slug,
        })
        .optional(),
    })
    .default({ ...NOT_WRITTEN, tools: [] }),
  showcase: z
    .strictObject({
      ...headingSchema,
      ...wayOnSchema,
      dye: dye.optional(),
      pieces: z.array(z.strictObject({ title: text(60), imageUrl, alt, link })),
    })
    .default({ ...NOT_WRITTEN, pieces: [] }),
  results: z
    .strictObject({ ...headingSchema, ...wayOnSchema, dye: dye.optional(), list: z.array(resultSchema) })
    .default({ ...NOT_WRITTEN, list: [] }),
  /** Reviews quote the testimonial of a project's case study. */
  reviews: z
    .strictObject({
      title: text(60),
      ...wayOnSchema,
      list: z.array(z.strictObject({ project: slug })),
    })
    .default({ title: "", linkText: "", link: "/", list: [] }),
  achievements: z
    .strictObject({
      ...headingSchema,
      ...wayOnSchema,
      list: z.array(z.strictObject({ number: text(8), title: text(60), text: text(120), service: slug })),
    })
    .default({ ...NOT_WRITTEN, list: [] }),
  journey: z
    .strictObject({
      ...headingSchema,
      ...wayOnSchema,
      entries: z.array(timelineEntrySchema),
    })
    .default({ ...NOT_WRITTEN, entries: [] }),
  callToAction: z.strictObject({
    dye,
    lines: z.array(text(30)).min(1).max(3),
    text: text(240),
    imageUrl,
    alt,
    quote: text(30),
    portfolio: text(30),
    /** A second link to the quote, at the end of the page's threads, in other words than the button. */
    pull: text(24),
  }),
});

import { z } from "zod";
import { imageUrl, link, prose, serviceId, slug, text } from "./primitives.server.ts";

const headingSchema = { title: text(60), text: text(240) };
/** A section's way on: every section has a page of its own or the page that goes deeper. */
const wayOnSchema = { linkText: text(40), link };

const slideSchema = z.strictObject({
  title: text(60),
  description: text(160),
  imageUrl,
  link,
  buttonText: text(30),
  priority: z.boolean(),
});

const timelineEntrySchema = z.strictObject({
  year: z.number().int(),
  title: text(60),
  description: prose,
  projects: z
    .array(z.strictObject({ title: text(60), description: text(200), imageUrl, metrics: text(80), link }))
    .min(1)
    .max(2),
});

/** A figure with its before and after; the bars are drawn to these values, in one unit. */
const resultSchema = z.strictObject({
  figure: text(10),
  text: text(200),
  project: slug,
  before: z.strictObject({ label: text(60), value: z.number().positive() }),
  after: z.strictObject({ label: text(60), value: z.number().positive() }),
});

/** `content/home.yaml` (specification, section 2 "Home"). */
export const homeSchema = z.strictObject({
  meta: z.strictObject({ title: text(60), description: text(160).min(50) }),
  /** The h1, line by line: each line is fitted to the measure. */
  headline: z.array(text(30)).min(2).max(4),
  intro: text(200),
  /** The button beside the agency's figures. */
  quote: z.strictObject({ linkText: text(40), link, text: text(60) }),
  slides: z.array(slideSchema).length(7),
  services: z.strictObject({ ...headingSchema, ...wayOnSchema }),
  /** Nine project ids: the first three of the web, AI and graphic-design lists, in the grid's order. */
  featured: z.strictObject({ title: text(60), linkText: text(40), projects: z.array(slug).length(9) }),
  blog: z.strictObject({ title: text(60), linkText: text(40), posts: z.array(slug).min(3).max(4) }),
  techStack: z.strictObject({
    ...headingSchema,
    ...wayOnSchema,
    tools: z.array(z.strictObject({ name: text(30), services: z.array(serviceId).min(1) })).min(10),
  }),
  showcase: z.strictObject({
    ...headingSchema,
    linkText: text(40),
    pieces: z.array(z.strictObject({ title: text(60), imageUrl, link })).min(4),
  }),
  results: z.strictObject({ ...headingSchema, ...wayOnSchema, list: z.array(resultSchema).length(3) }),
  /** Reviews quote the testimonial of the project's case study. */
  reviews: z.strictObject({
    title: text(60),
    ...wayOnSchema,
    list: z
      .array(z.strictObject({ project: slug, avatar: imageUrl }))
      .min(3)
      .max(6),
  }),
  achievements: z.strictObject({
    ...headingSchema,
    ...wayOnSchema,
    list: z
      .array(z.strictObject({ number: text(8), title: text(60), text: text(120), service: serviceId }))
      .min(4)
      .max(6),
  }),
  journey: z.strictObject({
    ...headingSchema,
    ...wayOnSchema,
    entries: z.array(timelineEntrySchema).length(3),
  }),
  callToAction: z.strictObject({
    lines: z.array(text(30)).length(2),
    text: text(240),
    imageUrl,
    quote: text(30),
    portfolio: text(30),
  }),
});

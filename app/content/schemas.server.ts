import { z } from "zod";
import { dye, imageUrl, link, prose, serviceId, slug, text } from "./primitives.server.ts";

/** A case study's part of a project (specification, section 3: 6 results, 10 gallery images). */
export const caseStudySchema = z.strictObject({
  /** First paragraph: one sentence that leads; then the situation and its constraint. */
  challenge: prose,
  solution: prose,
  /** "figure: what it measures, over which period", e.g. "−28%: fabric defects per 100 m after eight weeks". */
  results: z
    .array(
      text(160).regex(
        /^[^:]{1,12}: \S/,
        "must read 'figure: what it measures', the figure at most 12 characters",
      ),
    )
    .length(6),
  testimonial: z.strictObject({ quote: text(400), author: text(60), position: text(100) }),
  galleryImages: z.array(imageUrl).length(10),
});

/** A portfolio project, one file in `content/projects/`. */
export const projectSchema = z.strictObject({
  id: slug,
  title: text(60),
  description: text(220),
  imageUrl,
  serviceCategory: serviceId,
  technologies: z.array(text(40)).min(1).optional(),
  link,
  year: z.number().int().min(2015).max(2100),
  client: text(60),
  caseStudy: caseStudySchema,
  relatedProjects: z.array(slug).length(3),
});

const featureSchema = z.strictObject({
  title: text(60),
  description: text(260),
  /** A few letters shown very large beside it, e.g. "3G"; the web design page has one in every feature. */
  sample: text(8).optional(),
});
const stepSchema = z.strictObject({ step: z.number().int().min(1), title: text(60), description: text(260) });
const callToActionSchema = z.strictObject({ title: text(60), text: text(240) });
const metaSchema = z.strictObject({ title: text(60), description: text(160).min(50) });

/** A service with its page, one file in `content/services/`. */
export const serviceSchema = z.strictObject({
  id: serviceId,
  /** Place in every list of services, from 1. */
  order: z.number().int().min(1).max(7),
  title: text(40),
  description: text(200),
  icon: slug,
  link,
  color: dye,
  /** The dye's name as the site shows it. */
  dyeName: z.strictObject({ english: text(20), bangla: text(20) }),
  /** What the service consists of, in four short lines. */
  points: z.array(text(40)).length(4),
  page: z.strictObject({
    meta: metaSchema,
    lead: text(260),
    features: z.array(featureSchema).length(6),
    /** A line of the service's trade with five stations; the web design page has sketches instead. */
    line: z
      .strictObject({
        title: text(60),
        text: text(200),
        stations: z
          .array(
            z.strictObject({
              name: text(40),
              value: text(30),
              /** How many threads are drawn; 0 for woven cloth. */
              threads: z.number().int().min(0).max(100),
              /** A machine part drawn over the threads. */
              part: z.enum(["beam", "rollers", "healds", "camera", "roll"]).optional(),
              /** The station that decides. */
              marked: z.literal(true).optional(),
            }),
          )
          .length(5),
      })
      .optional(),
    process: z.strictObject({ title: text(60), steps: z.array(stepSchema).min(5).max(6) }),
    work: z.strictObject({ title: text(60), text: text(200) }),
    callToAction: callToActionSchema,
  }),
});

/** The front matter of a post, one Markdown file in `content/posts/`. */
export const postSchema = z.strictObject({
  id: slug,
  title: text(90),
  slug,
  category: text(40),
  tags: z.array(text(30)).min(1).max(6),
  featuredImage: imageUrl,
  excerpt: text(260),
  author: text(60),
  date: text(30),
  readTime: text(20).regex(/^\d+ min read$/, "must read like '7 min read'"),
});

/** `content/services.yaml`: the services overview page. */
export const servicesPageSchema = z.strictObject({
  meta: metaSchema,
  title: text(60),
  lead: text(260),
  approach: z.strictObject({ title: text(60), text: text(240), steps: z.array(stepSchema).length(5) }),
  industries: z.strictObject({ title: text(60), text: text(240), list: z.array(text(30)).length(14) }),
  callToAction: callToActionSchema,
});

/** `content/about.yaml` (specification: 6 core values, 5 leaders, 4 stats, founded 2015). */
export const aboutSchema = z.strictObject({
  meta: metaSchema,
  title: text(60),
  lead: text(260),
  /** `marks` stand over the paragraphs, one each: a year or a word, and the dye of that length of cloth. */
  story: z
    .strictObject({
      title: text(60),
      marks: z.array(z.strictObject({ mark: text(6), dye })),
      paragraphs: z.array(prose).min(2),
      imageUrl,
    })
    .refine(({ marks, paragraphs }) => marks.length === paragraphs.length, "needs one mark per paragraph"),
  values: z.strictObject({
    title: text(60),
    text: text(240),
    list: z.array(z.strictObject({ title: text(40), desc: text(260), icon: slug })).length(6),
  }),
  team: z.strictObject({
    title: text(60),
    text: text(240),
    members: z
      .array(
        z.strictObject({
          name: text(60),
          role: text(80),
          image: imageUrl,
          priority: z.boolean(),
          objectPosition: z.enum(["center", "top", "bottom", "left", "right"]),
          responsibility: text(200),
        }),
      )
      .length(5),
    /** The sixth seat of the table, which is the visitor's. */
    seat: z.strictObject({ title: text(60), text: text(200), linkText: text(40) }),
  }),
  stats: z.array(z.strictObject({ number: text(8), label: text(40) })).length(4),
  callToAction: callToActionSchema,
});

/** `content/contact.yaml`: the contact page. */
export const contactSchema = z.strictObject({
  meta: metaSchema,
  title: text(60),
  lead: text(260),
  form: z.strictObject({ title: text(60), text: text(240), quoteTitle: text(60), quoteText: text(240) }),
  information: z.strictObject({ title: text(60), generalLabel: text(40) }),
  blocks: z.array(z.strictObject({ title: text(60), text: text(300), link, linkText: text(40) })).min(2),
  faq: z.strictObject({
    title: text(60),
    entries: z.array(z.strictObject({ question: text(100), answer: prose })).length(4),
  }),
  map: z.strictObject({ title: text(60), text: text(160), imageUrl }),
});

/** `content/pages.yaml`: the words of the pages that are mostly lists. */
export const pagesSchema = z.strictObject({
  portfolio: z.strictObject({
    meta: metaSchema,
    title: text(60),
    lead: text(260),
    all: text(30),
    empty: text(100),
    callToAction: callToActionSchema,
  }),
  blog: z.strictObject({
    meta: metaSchema,
    title: text(60),
    lead: text(260),
    all: text(30),
    empty: text(100),
    related: text(60),
  }),
  postNotFound: z.strictObject({ meta: metaSchema, title: text(60), text: text(160), back: text(40) }),
  notFound: z.strictObject({ meta: metaSchema, title: text(60), text: text(160), home: text(40) }),
  sitemap: z.strictObject({ meta: metaSchema, title: text(60), lead: text(260) }),
  project: z.strictObject({ callToAction: callToActionSchema, gallery: text(60) }),
});

/** Front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({ meta: metaSchema, title: text(60), lead: text(300) });

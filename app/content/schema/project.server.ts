import { z } from "zod";
import { alt, fact, imageUrl, pictureWithWords, prose, slug, text } from "./primitives.server.ts";

const testimonial = z.strictObject({
  quote: text(400).describe("What they said, without quotation marks."),
  author: text(60).describe("Who said it."),
  position: text(100).describe("What they do, and where: 'Head gardener, Larkhay'."),
  portrait: pictureWithWords.optional().describe("A picture of them."),
});

/** A case study's part of a project; what is left out leaves its section out. */
const caseStudy = z.strictObject({
  challenge: prose
    .optional()
    .describe(
      "The first paragraph is one sentence that leads; then the situation and its constraint. A blank line parts paragraphs.",
    ),
  solution: prose
    .optional()
    .describe("The first paragraph is one sentence that leads; then what was done, and how."),
  results: z
    .array(
      text(160).regex(
        /^[^:]{1,12}: \S/,
        "must read 'figure: what it measures', the figure at most 12 characters",
      ),
    )
    .default([])
    .describe(
      "Each 'figure: what it measures, over which period', e.g. '−28%: fabric defects per 100 m after eight weeks'.",
    ),
  testimonial: testimonial.optional().describe("What the client says of the work."),
  galleryImages: z.array(pictureWithWords).default([]).describe("The pictures at the end, any number."),
});

/** A portfolio project, one file in `projects/`, named after its id. */
export const projectSchema = z.strictObject({
  id: slug.describe("The name of this file. Other files name the project by it."),
  slug: slug.optional().describe("The last part of its address, where that is not the id."),
  title: text(60).describe("The project's name, as cards and its page show it."),
  description: text(220).describe("What it is, for whom, and what came of it, in one or two sentences."),
  imageUrl: imageUrl.describe("The cover, at least 640 px wide. A file of the folder pictures/."),
  alt,
  serviceCategory: slug.describe("The id of the service that it belongs to."),
  technologies: z.array(text(40)).default([]).describe("Tools and materials that are worth naming."),
  year: z.number().int().min(1900).max(2100).optional().describe("The year in which it was finished."),
  client: text(60).optional().describe("Whom it was made for."),
  scope: text(140)
    .optional()
    .describe(
      "How long, how many people, what was delivered: 'Seven months, five people; catalogue, bidding'.",
    ),
  caseStudy: caseStudy
    .prefault({})
    .describe("The case study; every part of it may be left out, and then leaves no gap."),
  relatedProjects: z
    .array(slug)
    .default([])
    .describe("Ids of the projects that stand below it; without them, others of the same service."),
  facts: z
    .array(fact)
    .min(1)
    .optional()
    .describe("Numbers that stand in several places, like '11 vessels': the check holds them to one."),
});

import { z } from "zod";
import { alt, fact, imageUrl, pictureWithWords, prose, slug, text } from "./primitives.server.ts";

/** More would be a second gallery. */
const MOST_PLATES = 3;

/** A case study's part of a project; what is left out leaves its section out. */
const caseStudy = z.strictObject({
  /** First paragraph: one sentence that leads; then the situation and its constraint. */
  challenge: prose.optional(),
  solution: prose.optional(),
  /** "figure: what it measures, over which period", e.g. "−28%: fabric defects per 100 m after eight weeks". */
  results: z
    .array(
      text(160).regex(
        /^[^:]{1,12}: \S/,
        "must read 'figure: what it measures', the figure at most 12 characters",
      ),
    )
    .default([]),
  testimonial: z
    .strictObject({
      quote: text(400),
      author: text(60),
      position: text(100),
      portrait: pictureWithWords.optional(),
    })
    .optional(),
  galleryImages: z.array(pictureWithWords).default([]),
  /** Addresses of gallery pictures that stand large between the parts of the story; their service says how. */
  plates: z.array(imageUrl).max(MOST_PLATES, `must name at most ${MOST_PLATES} pictures`).default([]),
});

const caseStudyWithPlates = caseStudy.superRefine(({ plates, galleryImages }, context) => {
  for (const [index, plate] of plates.entries()) {
    const isKnown = galleryImages.some(({ src }) => src === plate);
    if (isKnown && plates.indexOf(plate) === index) continue;
    const message = isKnown
      ? `'${plate}' stands there twice: name another picture`
      : `'${plate}' is not in galleryImages: name one of its pictures`;
    context.addIssue({ code: "custom", path: ["plates", index], message });
  }
});

/** A portfolio project, one file in `projects/`, named after its id. */
export const projectSchema = z.strictObject({
  id: slug,
  /** The last part of its address, where that is not the id. */
  slug: slug.optional(),
  title: text(60),
  description: text(220),
  imageUrl,
  alt,
  /** The id of a service. */
  serviceCategory: slug,
  technologies: z.array(text(40)).default([]),
  year: z.number().int().min(1900).max(2100).optional(),
  client: text(60).optional(),
  /** How long, how many people, what was delivered: "Seven months, five people; catalogue, bidding". */
  scope: text(140).optional(),
  caseStudy: caseStudyWithPlates.prefault({}),
  /** Ids of other projects; without them, others of the same service stand there. */
  relatedProjects: z.array(slug).default([]),
  /** Numbers that stand in several places, e.g. "11 vessels": everywhere the same, or declared as another here. */
  facts: z.array(fact).min(1).optional(),
});

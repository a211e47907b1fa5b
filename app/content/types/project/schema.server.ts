import { z } from "zod";
import {
  alt,
  comparison,
  fact,
  focus,
  imageUrl,
  lengthOf,
  name,
  pictureWithWords,
  projectId,
  prose,
  serviceId,
  slug,
  text,
} from "../../schema/fields.server.ts";

const testimonial = z.strictObject({
  quote: text(400).describe("What they said, without quotation marks."),
  author: text(60).describe("Who said it."),
  position: text(100).describe("What they do, and where: 'Head gardener, Larkhay'."),
  portrait: pictureWithWords.optional().describe("A picture of them."),
});

const film = z.strictObject({
  file: z
    .string()
    .regex(
      /^\/films\/[\w/-]+\.webm$/,
      "must be '/films/<folder>/<name>.webm' (a file of the folder films/, without spaces)",
    )
    .describe(
      "The film: WebM without sound, at most 350 kB, best six to twelve seconds. A file of the folder films/.",
    ),
  plate: imageUrl.describe("The plate that it sets in motion; the film begins and ends with this picture."),
  alt: text(300)
    .refine((words) => words.length >= 20, "must tell what happens in the film")
    .describe("What happens in it, for those who do not see it: at least twenty characters."),
});

const MOST_PLATES = 3;

/** A case study. The page leaves out sections without content. */
const caseStudy = z.strictObject({
  challenge: prose
    .optional()
    .describe(
      "The first paragraph leads, in large type: a sentence or two. Then the situation and its constraint. A blank line parts paragraphs.",
    ),
  solution: prose
    .optional()
    .describe("The first paragraph leads, in large type: a sentence or two. Then what was done, and how."),
  results: z
    .array(
      text(160).refine(
        (result) => /^[^:]+: \S/.test(result) && lengthOf(result.replace(/:.*/s, "")) <= 12,
        "must read 'figure: what it measures', the figure at most 12 characters",
      ),
    )
    .default([])
    .describe(
      "Each 'figure: what it measures, over which period', e.g. '−28%: defects per 100 parts after eight weeks'.",
    ),
  comparison: z
    .strictObject(comparison)
    .optional()
    .describe("The first result's before and after, as bars; home's results have their own."),
  testimonial: testimonial.optional().describe("What the client says of the work."),
  galleryImages: z.array(pictureWithWords).default([]).describe("The pictures at the end, any number."),
  plates: z
    .array(imageUrl)
    .max(MOST_PLATES, `must name at most ${MOST_PLATES} pictures`)
    .default([])
    .describe(
      "Addresses of gallery pictures that stand large between the parts of the story; the service says how.",
    ),
  film: film
    .optional()
    .describe("A short film in the place of one of the plates, which runs while it is looked at."),
});

const caseStudyWithPlates = caseStudy.superRefine(({ plates, galleryImages, film }, context) => {
  if (film && !plates.includes(film.plate))
    context.addIssue({
      code: "custom",
      path: ["film", "plate"],
      message: `'${film.plate}' is not in plates: name one of them`,
    });
  for (const [index, plate] of plates.entries()) {
    const isKnown = galleryImages.some(({ src }) => src === plate);
    if (isKnown && plates.indexOf(plate) === index) continue;
    const message = isKnown
      ? `'${plate}' is there twice: name another picture`
      : `'${plate}' is not in galleryImages: name one of its pictures`;
    context.addIssue({ code: "custom", path: ["plates", index], message });
  }
});

const amount = z.number().int().min(1);
const budget = z
  .tuple([amount, amount], "must be two numbers, like [18000, 24000]")
  .refine(([from, to]) => from <= to, "must begin with the smaller number");

const credit = z.strictObject({
  name: text(60).describe("Who: 'Nora Lind', or 'Nora Lind, Larkhay' for somebody of the client."),
  role: text(60).describe("What they did: 'Planting plan and drawings'."),
});

/** A project: a file in `projects/`, named after the id. */
export const projectSchema = z.strictObject({
  id: slug.describe("The name of this file. Other files name the project by it."),
  slug: slug.optional().describe("The last part of its address, where that is not the id."),
  title: text(60).describe("The project's name, as cards and its page show it."),
  description: text(220).describe("What it is, for whom, and what came of it, in one or two sentences."),
  outcome: text(60)
    .optional()
    .describe("What came of it on a small card: 'figure: words', like '−28%: defects in eight weeks'."),
  imageUrl: imageUrl.describe("The cover, at least 640 px wide. A file of the folder pictures/."),
  coverCrop: imageUrl
    .optional()
    .describe(
      "A square piece of the cover around one thing, for small cards on phones; without one, the whole.",
    ),
  alt,
  focus: focus.describe(
    "Which end of the cover stays in view where it is cropped in height: start, center (the default) or end.",
  ),
  serviceCategory: serviceId.describe("The id of the service that it belongs to."),
  technologies: z.array(name(40)).default([]).describe("Tools and materials that are worth naming."),
  year: z.number().int().min(1900).max(2100).optional().describe("The year in which it was finished."),
  client: text(60).optional().describe("Whom it was made for."),
  scope: text(140)
    .optional()
    .describe(
      "How long, how many people, what was delivered: 'Seven months, five people; catalogue, bidding'.",
    ),
  budget: budget
    .optional()
    .describe("What it cost, from and to, in whole units of site.yaml's currency: [18000, 24000]."),
  credits: z.array(credit).default([]).describe("Who did what; people of the client, too."),
  caseStudy: caseStudyWithPlates
    .prefault({})
    .describe("The case study; every part of it may be left out, and then leaves no gap."),
  relatedProjects: z
    .array(projectId)
    .default([])
    .describe("Ids of the projects that stand below it; without them, others of the same service."),
  facts: z
    .array(fact)
    .min(1)
    .optional()
    .describe("Numbers that stand in several places, like '11 vessels': the check holds them to one."),
});

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
import type { AnyEntry } from "../content-type.server.ts";

const testimonial = z.strictObject({
  quote: text(400).describe("The quotation, without quotation marks."),
  author: text(60).describe("The person's name."),
  position: text(100).describe("The person's role and organisation: 'Head gardener, Larkhay'."),
  portrait: pictureWithWords.optional().describe("A portrait of the person."),
});

const film = z.strictObject({
  file: z
    .string()
    .regex(
      /^\/films\/[\w/-]+\.webm$/,
      "must be '/films/<folder>/<name>.webm' (a file of the folder films/, without spaces)",
    )
    .describe(
      "A WebM file in the folder films/: without sound, at most 350 kB, ideally six to twelve seconds long.",
    ),
  plate: imageUrl.describe(
    "The picture of 'plates' that the film replaces. The film begins and ends with it.",
  ),
  alt: text(300)
    .refine((words) => words.length >= 20, "must describe what happens in the film")
    .describe("What the film shows, for people who cannot see it: at least twenty characters."),
});

const MOST_PLATES = 3;

/** A case study. The page leaves out sections without content. */
const caseStudy = z.strictObject({
  challenge: prose
    .optional()
    .describe(
      "The first paragraph is a sentence or two, set in large type. The others describe the situation and its constraints. Separate paragraphs with a blank line.",
    ),
  solution: prose
    .optional()
    .describe(
      "The first paragraph is a sentence or two, set in large type. The others describe what was done, and how.",
    ),
  results: z
    .array(
      text(160).refine(
        (result) => /^[^:]+: \S/.test(result) && lengthOf(result.replace(/:.*/s, "")) <= 12,
        "must read 'figure: what it measures', the figure at most 12 characters",
      ),
    )
    .default([])
    .describe(
      "Each as 'figure: what it measures, over which period', like '−28%: defects per 100 parts after eight weeks'.",
    ),
  comparison: z
    .strictObject(comparison)
    .optional()
    .describe(
      "The first result's values before and after the project, drawn as bars. The home page's results have their own.",
    ),
  testimonial: testimonial.optional().describe("A quotation from the client about the work."),
  galleryImages: z.array(pictureWithWords).default([]).describe("The pictures at the end of the case study."),
  plates: z
    .array(imageUrl)
    .max(MOST_PLATES, `must name at most ${MOST_PLATES} pictures`)
    .default([])
    .describe(
      "Addresses of gallery pictures to show large between the sections of the case study. The service's 'plates' sets their layout.",
    ),
  film: film
    .optional()
    .describe("A short film that replaces one of the plates and plays while it is visible."),
});

const caseStudyWithPlates = caseStudy.superRefine(({ plates, galleryImages, film }, context) => {
  if (film && !plates.includes(film.plate))
    context.addIssue({
      code: "custom",
      path: ["film", "plate"],
      message: `'${film.plate}' is not in 'plates': use one of those pictures`,
    });
  for (const [index, plate] of plates.entries()) {
    const isKnown = galleryImages.some(({ src }) => src === plate);
    if (isKnown && plates.indexOf(plate) === index) continue;
    const message = isKnown
      ? `'${plate}' is listed twice: use another picture`
      : `'${plate}' is not in 'galleryImages': use one of those pictures`;
    context.addIssue({ code: "custom", path: ["plates", index], message });
  }
});

const amount = z.number().int().min(1);
const budget = z
  .tuple([amount, amount], "must be two numbers, like [18000, 24000]")
  .refine(([from, to]) => from <= to, "must start with the smaller number");

const credit = z.strictObject({
  name: text(60).describe(
    "The person: 'Nora Lind', or 'Nora Lind, Larkhay' for someone who works for the client.",
  ),
  role: text(60).describe("The person's contribution: 'Planting plan and drawings'."),
});

/** A project: a file in `projects/`, named after the id. */
export const projectSchema = z.strictObject({
  id: slug.describe("The name of this file. Other files refer to the project by this id."),
  slug: slug.optional().describe("The last segment of the page's address. Default: the id."),
  title: text(60).describe("The project's name on cards and on its page."),
  description: text(220).describe("The project, its client and its outcome in one or two sentences."),
  outcome: text(60)
    .optional()
    .describe("A short outcome for small cards, as 'figure: text', like '−28%: defects in eight weeks'."),
  imageUrl: imageUrl.describe("The cover picture, at least 640 px wide: a file of the folder pictures/."),
  coverCrop: imageUrl
    .optional()
    .describe("A square crop of the cover for small cards on phones. Default: the whole cover."),
  alt,
  focus: focus.describe(
    "The edge of the cover that stays visible when its height is cropped: start, center (the default) or end.",
  ),
  serviceCategory: serviceId.describe("The id of the project's service."),
  technologies: z.array(name(40)).default([]).describe("Tools and materials to mention."),
  year: z
    .number()
    .int()
    .min(1900)
    .max(2100)
    .optional()
    .describe("The year in which the project was finished."),
  client: text(60).optional().describe("The client's name."),
  scope: text(140)
    .optional()
    .describe("Duration, team and deliverables: 'Seven months, five people; catalogue, bidding'."),
  budget: budget
    .optional()
    .describe("The lowest and highest cost in whole units of site.yaml's currency: [18000, 24000]."),
  credits: z
    .array(credit)
    .default([])
    .describe("The people who worked on the project and their roles, the client's people included."),
  caseStudy: caseStudyWithPlates.prefault({}).describe("The case study. All its fields are optional."),
  relatedProjects: z
    .array(projectId)
    .default([])
    .describe(
      "Ids of related projects, shown below the case study. Default: other projects of the same service.",
    ),
  facts: z
    .array(fact)
    .min(1)
    .optional()
    .describe(
      "Numbers that several texts contain, like '11 vessels'. The content check reports different numbers.",
    ),
});

/**
 * `link` is the canonical address; The address `/portfolio/{id}` also works. `storyLang` is set for an untranslated
 * case study.
 */
export type Project = z.infer<typeof projectSchema> &
  AnyEntry & { link: string; storyLang?: string | undefined };

import { z } from "zod";
import {
  accent,
  alt,
  callToAction,
  icon,
  imageUrl,
  language,
  meta,
  name,
  pictureWithWords,
  slug,
  step,
  text,
} from "../../schema/fields.server.ts";

const feature = z.strictObject({
  title: text(60).describe("What the client gets, in a few words."),
  description: text(260).describe("What that means in practice."),
  sample: name(8)
    .optional()
    .describe("A few letters that the layout 'showcase' sets very large beside it, e.g. '3G'."),
});

const plateLooks = z.array(z.enum(["bleed", "field"]));

const nameLeft = z.strictObject({
  name: text(12).describe("A name that is still there."),
  fell: text(24).optional().describe("Why it went no further, in a few words."),
});

const station = z
  .strictObject({
    name: text(40).describe("What happens here."),
    value: text(30).describe("Its measure, e.g. '12 m a minute'."),
    bars: z.number().int().min(0).max(100).describe("How many bars are drawn; 0 for a filled pattern."),
    picture: text(20)
      .meta({ isWord: false })
      .optional()
      .describe("A picture drawn over the bars: a name of `stationPictures` in the agency's ornaments."),
    marked: z.literal(true).optional().describe("The station that decides."),
    shown: text(16)
      .optional()
      .describe("What is left at its end, such as the chosen name: stands large in place of the bars."),
    names: z
      .array(nameLeft)
      .max(100)
      .optional()
      .describe(
        "The names behind its bars, shown in their place: those that the next station lacks are struck out.",
      ),
  })
  .refine(({ names, bars }) => names === undefined || names.length === bars, "needs a name for each bar");

const accentName = z
  .strictObject({
    name: text(20).describe("The colour's name in the site's language."),
    local: name(20).optional().describe("Its name in another language of the place; then with 'lang'."),
    lang: language.optional().describe("The language of 'local', as a tag like 'bn'."),
  })
  .refine(
    ({ local, lang }) => (local === undefined) === (lang === undefined),
    "needs 'local' and 'lang' together",
  );

const pipeline = z.strictObject({
  title: text(60).describe("The heading."),
  text: text(200).describe("One sentence below it."),
  stations: z.array(station).min(1).describe("From the first to the last."),
  stripes: z
    .array(accent.nullable())
    .default([null])
    .describe("Accents that colour the bars in turn; null for the page's own pale one."),
});

const jobStep = step.extend({
  picture: pictureWithWords.optional().describe("What there is to see at that point."),
});

const process = z.strictObject({
  title: text(60).describe("The heading, e.g. 'Six to eight weeks, in six steps'."),
  steps: z.array(jobStep).min(1).describe("From the first to the last."),
});

const price = z.strictObject({
  from: z
    .number()
    .int()
    .min(1)
    .describe("The least that a job costs, in whole units of site.yaml's currency."),
  covers: text(80).describe("What that buys, as 'From £900 for …' goes on: 'a website of five pages'."),
});

const page = z.strictObject({
  meta,
  lead: text(260).describe("The sentence beside the title."),
  features: z.array(feature).default([]).describe("Why to choose this service."),
  pipeline: pipeline.optional().describe("The stations of the work, from the first to the last."),
  process: process.optional().describe("How a job runs."),
  work: z
    .strictObject({
      title: text(60).describe("The heading."),
      text: text(200).describe("One sentence below it."),
    })
    .describe("The words above the projects of this service."),
  callToAction,
});

/** A service and its page: a file in `services/`, named after the id. */
export const serviceSchema = z.strictObject({
  id: slug.describe("The name of this file, and the last part of its address."),
  order: z.number().int().min(1).describe("Its place in every list of services, smallest first."),
  layout: z
    .enum(["showcase", "standard"])
    .default("standard")
    .describe("showcase: large feature cards with samples. standard: numbered features."),
  filter: z.boolean().default(true).describe("Whether the portfolio has a filter button for it."),
  sitemap: z
    .boolean()
    .default(true)
    .describe(
      "Whether the page /sitemap lists it with its projects; search engines are told of it in any case.",
    ),
  title: text(40).describe("Its name, as menus show it."),
  description: text(200).describe("What it consists of, in one sentence."),
  symptom: text(40)
    .optional()
    .describe("The trouble it mends, as a client says it, for the list of services."),
  icon: icon.describe("One of the site's own icons."),
  imageUrl: imageUrl.describe(
    "The picture of its page's first screen, at least 640 px wide. A file of the folder pictures/.",
  ),
  alt,
  focus: z
    .enum(["start", "center", "end", "middle"])
    .optional()
    .describe(
      "Which end of the picture stays in view where it is cropped: start, center or end (the default). middle: the center, and on phones its middle half alone, so that small words can be read.",
    ),
  color: accent.describe("Its colour: an accent of theme.css."),
  accentName: accentName.optional().describe("The name of its colour, where the site shows it."),
  points: z.array(text(40)).default([]).describe("What it consists of, in short lines."),
  price: price.optional().describe("What it costs at least; needs `money` in site.yaml."),
  plates: z
    .strictObject({
      challenge: plateLooks.describe("Those after the challenge."),
      solution: plateLooks.describe("Those after the solution."),
    })
    .default({ challenge: ["bleed"], solution: ["field", "bleed"] })
    .describe(
      "How the large pictures of its case studies stand. bleed: from edge to edge. field: from where the text begins, the caption beside it.",
    ),
  page: page.describe("Its own page."),
});

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
import type { AnyEntry } from "../content-type.server.ts";

const feature = z.strictObject({
  title: text(60).describe("The benefit for the client, in a few words."),
  description: text(260).describe("The benefit in practice."),
  sample: name(8)
    .optional()
    .describe("A few letters that the layout 'showcase' shows very large beside the feature, like '3G'."),
});

const plateVariants = z.array(z.enum(["bleed", "field"]));

const nameLeft = z.strictObject({
  name: text(12).describe("A name that is still a candidate."),
  fell: text(24).optional().describe("The reason why the name was rejected, in a few words."),
});

const station = z
  .strictObject({
    name: text(40).describe("The station's name."),
    value: text(30).describe("The station's value, like '12 m a minute'."),
    bars: z.number().int().min(0).max(100).describe("The number of bars; 0 draws a filled pattern."),
    picture: text(20)
      .meta({ isWord: false })
      .optional()
      .describe("A picture over the bars: a name in `stationPictures` of the agency's ornaments."),
    marked: z.literal(true).optional().describe("Highlights the deciding station."),
    shown: text(16)
      .optional()
      .describe("The result, such as the chosen name, shown large instead of the bars."),
    names: z
      .array(nameLeft)
      .max(100)
      .optional()
      .describe(
        "Names to show instead of the bars, one for each bar. Names that the next station lacks are struck out.",
      ),
  })
  .refine(({ names, bars }) => names === undefined || names.length === bars, "needs one name per bar");

const accentName = z
  .strictObject({
    name: text(20).describe("The colour's name in the site's language."),
    local: name(20).optional().describe("The colour's name in a local language. Needs 'lang'."),
    lang: language.optional().describe("The language of 'local', as a tag like 'bn'."),
  })
  .refine(
    ({ local, lang }) => (local === undefined) === (lang === undefined),
    "needs 'local' and 'lang' together",
  );

const pipeline = z.strictObject({
  title: text(60).describe("The heading."),
  text: text(200).describe("One sentence below the heading."),
  stations: z.array(station).min(1).describe("From the first to the last."),
  stripes: z
    .array(accent.nullable())
    .default([null])
    .describe("Accents of the bars, used in turn; null stands for the page's pale accent."),
});

const jobStep = step.extend({
  picture: pictureWithWords.optional().describe("A picture of this step."),
});

const process = z.strictObject({
  title: text(60).describe("The heading, like 'Six to eight weeks, in six steps'."),
  steps: z.array(jobStep).min(1).describe("From the first to the last."),
});

const price = z.strictObject({
  from: z.number().int().min(1).describe("The lowest price in whole units of site.yaml's currency."),
  covers: text(80).describe("The end of the text 'From £900 for …', like 'a website of five pages'."),
});

const page = z.strictObject({
  meta,
  lead: text(260).describe("The sentence beside the title."),
  features: z.array(feature).default([]).describe("Reasons to choose this service."),
  pipeline: pipeline.optional().describe("The stages of the work, from the first to the last."),
  process: process.optional().describe("The steps of a project."),
  work: z
    .strictObject({
      title: text(60).describe("The heading."),
      text: text(200).describe("One sentence below the heading."),
    })
    .describe("The texts above the projects of this service."),
  callToAction,
});

/** A service and its page: a file in `services/`, named after the id. */
export const serviceSchema = z.strictObject({
  id: slug.describe("The name of this file, and the last segment of the page's address."),
  order: z
    .number()
    .int()
    .min(1)
    .describe("The position in all lists of services; the smallest number comes first."),
  layout: z
    .enum(["showcase", "standard"])
    .default("standard")
    .describe("showcase: large feature cards with samples. standard: numbered features."),
  filter: z.boolean().default(true).describe("Whether the portfolio has a filter button for this service."),
  sitemap: z
    .boolean()
    .default(true)
    .describe(
      "Whether the page /sitemap lists the service with its projects. The file sitemap.xml for search engines always does.",
    ),
  title: text(40).describe("The service's name, also in menus."),
  description: text(200).describe("The service in one sentence."),
  symptom: text(40)
    .optional()
    .describe("The problem that the service solves, in a client's words, for the list of services."),
  icon: icon.describe("The service's icon."),
  imageUrl: imageUrl.describe(
    "The picture at the top of the service's page, at least 640 px wide: a file of the folder pictures/.",
  ),
  alt,
  focus: z
    .enum(["start", "center", "end", "middle"])
    .optional()
    .describe(
      "The edge of the picture that stays visible when it is cropped: start, center or end (the default). middle: the center; phones show only its middle half, so that small text can be read.",
    ),
  color: accent.describe("The service's colour: an accent of theme.css."),
  accentName: accentName.optional().describe("The name of the service's colour, if the site shows it."),
  points: z.array(text(40)).default([]).describe("The service's contents in short lines."),
  price: price.optional().describe("The lowest price; needs `money` in site.yaml."),
  plates: z
    .strictObject({
      challenge: plateVariants.describe("The pictures after the challenge."),
      solution: plateVariants.describe("The pictures after the solution."),
    })
    .default({ challenge: ["bleed"], solution: ["field", "bleed"] })
    .describe(
      "The layout of the large pictures in case studies of this service. bleed: as wide as the window. field: aligned with the start of the text, with the caption beside it.",
    ),
  page: page.describe("The service's page."),
});

/** `link` is the address of the service's page. Posts with the same `categoryId` have its colour. */
export type Service = z.infer<typeof serviceSchema> & AnyEntry & { link: string; categoryId: string };

import { z } from "zod";
import { type HomeSection, SECTIONS } from "../../pages/home/sections/registry.server.ts";
import { alt, dye, imageUrl, link, meta, text } from "./primitives.server.ts";

const slideSchema = z.strictObject({
  title: text(60),
  description: text(160),
  imageUrl,
  alt,
  link,
  buttonText: text(30),
  priority: z.boolean(),
  /** `end`: the picture is read at its right end, which stays in view where it is narrow. */
  focus: z.literal("end").optional(),
});

const NAMES = Object.keys(SECTIONS) as HomeSection[];

/** A block for each section, under its name. */
const blocks = Object.fromEntries(
  Object.entries(SECTIONS).map(([name, { schema }]) => [name, schema]),
) as unknown as { [Name in HomeSection]: (typeof SECTIONS)[Name]["schema"] };

/** `pages/home.yaml`. */
export const homeSchema = z.strictObject({
  meta,
  /** The dye of the page's frame, and of the closing call. */
  dye,
  /** The h1, line by line: each line is fitted to the measure. */
  headline: z.array(text(30)).min(1).max(4),
  /** The same words in other lines, for windows in which it stands beside the picture. */
  headlineWide: z.array(text(30)).min(1).max(4).optional(),
  intro: text(200),
  /** The button beside the agency's figures. */
  quote: z.strictObject({ linkText: text(40), link, text: text(60) }),
  slides: z.array(slideSchema).min(1),
  /** The sections from top to bottom: to move one, move its line; to leave one out, delete it. */
  sections: z.array(z.enum(NAMES, `must be one of ${NAMES.join(", ")}`)).default(NAMES),
  ...blocks,
  callToAction: z.strictObject({
    dye,
    lines: z.array(text(30)).min(1).max(3),
    text: text(240),
    imageUrl,
    alt,
    quote: text(30),
    portfolio: text(30),
    /** On the loose end of the page's threads, which leads to the quote, too: in other words than its button. */
    pull: text(24),
  }),
});

import { z } from "zod";
import { SECTIONS, type SectionName } from "../../../pages/home/sections/sections.server.ts";
import {
  accent,
  alt,
  imageUrl,
  link,
  meta,
  ofEachLanguage,
  picture,
  text,
} from "../../schema/fields.server.ts";

const slideSchema = z.strictObject({
  title: text(60),
  description: text(160),
  imageUrl,
  alt,
  link,
  buttonText: text(30),
  /** Text for screen readers after the button's text: "about Web Design". */
  about: text(60).optional(),
  priority: z.boolean(),
  /** `end` keeps the picture's right end in view in narrow windows. */
  focus: z.literal("end").optional(),
});

const NAMES = Object.keys(SECTIONS) as SectionName[];

/** A section with text only. The page may have any number of them. */
const textSection = z
  .strictObject({
    accent: accent.optional(),
    title: text(60),
    lines: z.array(text(300)).min(1).max(4),
    picture: picture.optional(),
    linkText: text(40).optional(),
    link: link.optional(),
  })
  .refine(({ linkText, link }) => (linkText === undefined) === (link === undefined), {
    error: "needs 'link' and 'linkText' together",
  });

const blocks = Object.fromEntries(Object.entries(SECTIONS).map(([name, { schema }]) => [name, schema])) as {
  [Name in SectionName]: (typeof SECTIONS)[Name]["schema"];
};

/** `pages/home.yaml`. */
export const homeSchema = z.strictObject({
  meta,
  accent,
  /** The h1 by lines. Each line fills the width. */
  headline: z.array(text(30)).min(1).max(4).meta(ofEachLanguage),
  /** The same words with other line breaks, for wide windows, where the headline is beside the picture. */
  headlineWide: z.array(text(30)).min(1).max(4).optional().meta(ofEachLanguage),
  intro: text(200),
  quote: z.strictObject({ linkText: text(40), link, text: text(60) }),
  slides: z.array(slideSchema).min(1),
  /** Sections from top to bottom. Move a line to move its section; delete it to remove the section. */
  sections: z
    .array(
      z.union([z.enum(NAMES), z.strictObject({ text: textSection })], {
        error: `must be one of ${NAMES.join(", ")}, or 'text' with title and lines`,
      }),
    )
    .default(NAMES),
  ...blocks,
  callToAction: z.strictObject({
    accent,
    lines: z.array(text(30)).min(1).max(3).meta(ofEachLanguage),
    text: text(240),
    imageUrl,
    alt,
    quote: text(30),
    portfolio: text(30),
  }),
});

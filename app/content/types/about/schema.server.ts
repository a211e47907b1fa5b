import { z } from "zod";
import {
  accent,
  alt,
  callToAction,
  icon,
  imageUrl,
  pageTop,
  prose,
  serviceId,
  text,
} from "../../schema/fields.server.ts";

const story = z
  .strictObject({
    title: text(60),
    /** A mark above each paragraph: a year or a word, with an accent and an optional picture. */
    marks: z.array(
      z.strictObject({ mark: text(6), accent, picture: z.strictObject({ imageUrl, alt }).optional() }),
    ),
    paragraphs: z.array(prose).min(1),
    imageUrl,
    alt,
  })
  .refine(({ marks, paragraphs }) => marks.length === paragraphs.length, "needs one mark per paragraph");

const values = z.strictObject({
  title: text(60),
  text: text(240),
  /** A value's picture fills one side of its card and makes the icon small. */
  list: z
    .array(z.strictObject({ title: text(40), desc: text(260), icon, imageUrl: imageUrl.optional() }))
    .min(1),
});

const team = z.strictObject({
  title: text(60),
  text: text(240),
  members: z
    .array(
      z
        .strictObject({
          name: text(60),
          role: text(80),
          image: imageUrl.optional(),
          alt: alt.optional(),
          priority: z.boolean().default(false),
          objectPosition: z.enum(["center", "top", "bottom", "left", "right"]).default("center"),
          responsibility: text(200),
          /** Ids of the services that this person is responsible for, as shown on /services. */
          services: z.array(serviceId).default([]),
        })
        .refine(({ image, alt }) => (image === undefined) === (alt === undefined), {
          error: "needs 'image' and 'alt' together: write both, or leave both out",
        }),
    )
    .min(1),
  /** An invitation to apply, after the last member. */
  seat: z.strictObject({ title: text(60), text: text(200), linkText: text(40) }).optional(),
});

/** `pages/about.yaml`. All sections between the hero and the call to action are optional. */
export const aboutSchema = z.strictObject({
  ...pageTop,
  story: story.optional(),
  values: values.optional(),
  team: team.optional(),
  stats: z
    .strictObject({
      accent: accent.optional(),
      /** `counts` explains what the number counts, over which period and out of how many. */
      list: z.array(z.strictObject({ number: text(8), label: text(40), counts: text(80).optional() })).min(1),
    })
    .optional(),
  callToAction,
});

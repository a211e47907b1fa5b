import { z } from "zod";
import {
  alt,
  callToAction,
  dye,
  icon,
  imageUrl,
  language,
  meta,
  slug,
  step,
  text,
} from "./primitives.server.ts";

const feature = z.strictObject({
  title: text(60),
  description: text(260),
  /** A few letters that the layout 'showcase' sets very large beside it, e.g. "3G". */
  sample: text(8).optional(),
});

/** bleed: from edge to edge of the window. measure: as wide as the text. field: whole on the dye, within one screen. */
const plateLooks = z.array(z.enum(["bleed", "measure", "field"]));

const station = z.strictObject({
  name: text(40),
  value: text(30),
  /** How many threads are drawn; 0 for woven cloth. */
  threads: z.number().int().min(0).max(100),
  /** A machine part drawn over the threads. */
  part: z.enum(["beam", "rollers", "healds", "camera", "roll"]).optional(),
  /** The station that decides. */
  marked: z.literal(true).optional(),
});

/** The dye's name as the site shows it, and its name in another language of the place. */
const dyeName = z
  .strictObject({ name: text(20), local: text(20).optional(), lang: language.optional() })
  .refine(
    ({ local, lang }) => (local === undefined) === (lang === undefined),
    "needs 'local' and 'lang' together",
  );

/** A service with its page, one file in `services/`, named after its id. */
export const serviceSchema = z.strictObject({
  id: slug,
  /** Place in every list of services, smallest first. */
  order: z.number().int().min(1),
  /** showcase: uneven feature cards with samples, and drawn steps. standard: numbered features. */
  layout: z.enum(["showcase", "standard"]).default("standard"),
  /** Whether the portfolio has a filter button for it. */
  filter: z.boolean().default(true),
  /** Whether the page /sitemap lists it with its projects; search engines are told of it in any case. */
  sitemap: z.boolean().default(true),
  title: text(40),
  description: text(200),
  icon,
  /** The picture of its page's first screen. */
  imageUrl,
  alt,
  color: dye,
  dyeName: dyeName.optional(),
  /** What the service consists of, in short lines. */
  points: z.array(text(40)).default([]),
  /** How the large pictures of its case studies stand after the challenge, then after the solution. */
  plates: z
    .strictObject({ challenge: plateLooks, solution: plateLooks })
    .default({ challenge: ["bleed"], solution: ["measure", "bleed"] }),
  page: z.strictObject({
    meta,
    lead: text(260),
    features: z.array(feature).default([]),
    /** A line of the service's trade, station by station; shown by the layout 'standard'. */
    line: z
      .strictObject({
        title: text(60),
        text: text(200),
        stations: z.array(station).min(1),
        /** Dyes whose yarns follow each other in the warp; null for the page's own pale one. */ stripes: z
          .array(dye.nullable())
          .default([null]),
      })
      .optional(),
    process: z.strictObject({ title: text(60), steps: z.array(step).min(1) }).optional(),
    work: z.strictObject({ title: text(60), text: text(200) }),
    callToAction,
  }),
});

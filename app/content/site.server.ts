import { z } from "zod";
import { link, text } from "./primitives.server.ts";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a 24-hour time like '09:00'");

/** `content/site.yaml`: everything that another agency changes to make the site its own. */
export const siteSchema = z.strictObject({
  name: text(40),
  /** Public address of the site, without a trailing slash. */
  url: z.string().regex(/^https:\/\/[^\s/]+$/, "must be an https address without a trailing slash"),
  description: text(160),
  founded: z.number().int(),
  contact: z.strictObject({
    email: z.email("must be an e-mail address"),
    phones: z.array(text(30).regex(/^\+[\d ]+$/, "must start with '+' and hold digits and spaces")).length(2),
    address: z.strictObject({
      street: text(80),
      area: text(60),
      city: text(40),
      postcode: text(12),
      country: text(40),
    }),
    timeZone: text(40),
    /** Seven entries, Monday first; a closed day has no times. */
    hours: z
      .array(z.strictObject({ day: text(12), opens: time.optional(), closes: time.optional() }))
      .length(7),
  }),
  navigation: z
    .array(z.strictObject({ name: text(20), path: link, dropdown: z.literal("services").optional() }))
    .min(3),
  /** The button at the right of the header. */
  getStarted: z.strictObject({ name: text(20), path: link }),
  footer: z.strictObject({
    blurb: text(260),
    groups: z.array(
      z.strictObject({
        title: text(20),
        /** "services" stands for the list of all services. */
        links: z.union([z.literal("services"), z.array(z.strictObject({ name: text(30), path: link }))]),
      }),
    ),
    links: z.array(z.strictObject({ name: text(30), path: link })),
  }),
  social: z.array(z.strictObject({ name: text(20), url: link, icon: text(20) })).length(5),
  newsletter: z.strictObject({
    title: text(60),
    text: text(200),
    label: text(40),
    placeholder: text(40),
    button: text(20),
  }),
  switches: z.strictObject({
    /** simulated: waits 1 s and reports success (specification, section 7). stored: inserts the address. */
    newsletter: z.enum(["simulated", "stored"]),
    /** inert: visible, doing nothing (specification, section 2 "Blog post"). live: they share. */
    shareLinks: z.enum(["inert", "live"]),
    /** basic: name, email and message are sent (specification, section 3). all: phone and company too. */
    contactFields: z.enum(["basic", "all"]),
    /** How long a project's spinner stands on a client-side visit, in ms (specification, section 9). */
    detailDelayMs: z.number().int().min(0).max(2000),
    /** Host whose pictures get size parameters, and which the security policy then allows; none by default. */
    stockPhotoHost: z
      .string()
      .regex(/^[a-z0-9.-]+$/, "must be a host name like 'images.unsplash.com'")
      .nullable(),
  }),
});

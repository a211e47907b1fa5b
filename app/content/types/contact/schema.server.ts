import { z } from "zod";
import {
  alt,
  focus,
  imageUrl,
  link,
  pageTop,
  picture,
  prose,
  slug,
  text,
} from "../../schema/fields.server.ts";

/** Links contain these ids. Keep an id when its text changes. */
const choices = z.array(z.strictObject({ id: slug, text: text(60) })).min(1);
const question = z.strictObject({ label: text(40), example: text(80) });
const choice = z.strictObject({ title: text(60), label: text(40), none: text(40), list: choices });

/** The quote form's guided questions. `label` precedes each answer in the message. */
const brief = z.strictObject({
  title: text(60),
  text: text(240),
  /** Shown next to a step without an answer. */
  empty: text(30),
  next: text(20),
  services: z.strictObject({ title: text(60), label: text(40) }),
  change: z.strictObject({ title: text(60), what: question, now: question, goal: question }),
  fixed: z.strictObject({ title: text(60), label: text(40), list: choices, other: text(60) }),
  budget: choice,
  timeline: choice,
  /** Asks for suitable times for a free first hour. The answer is only text in the message. Nothing is booked. */
  hour: z.strictObject({ title: text(60), label: text(40), ask: text(80), example: text(80) }).optional(),
  write: text(40),
  share: text(40),
  print: text(30),
  clear: text(30),
  /** Heading of the printed brief. */
  paper: text(60),
  says: z.strictObject({
    nothing: text(120),
    written: text(160),
    copied: text(160),
    notCopied: text(160),
    cleared: text(120),
  }),
});

/** `pages/contact.yaml`. */
export const contactSchema = z.strictObject({
  ...pageTop,
  /** The picture beside the title. Default: a pattern. Below 768 px, `strip` (ratio 10:3) replaces the picture. */
  picture: picture.extend({ focus, strip: imageUrl.optional() }).optional(),
  /** The person who reads the messages. The portrait is from the team member with this name. */
  reader: z.strictObject({ name: text(60), text: text(140) }).optional(),
  form: z.strictObject({ title: text(60), text: text(240), quoteTitle: text(60), quoteText: text(240) }),
  brief: brief.optional(),
  information: z.strictObject({ title: text(60), generalLabel: text(40) }),
  blocks: z
    .array(
      z.strictObject({
        title: text(60),
        text: text(300),
        link,
        linkText: text(40),
      }),
    )
    .default([]),
  faq: z
    .strictObject({
      title: text(60),
      entries: z.array(z.strictObject({ question: text(100), answer: prose })).min(1),
    })
    .optional(),
  map: z.strictObject({ title: text(60), text: text(160), imageUrl, alt }).optional(),
});

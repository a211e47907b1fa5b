import { z } from "zod";
import { ICON_NAMES } from "../../lib/icons.ts";

const PLACEHOLDER = /lorem ipsum|\bTODO\b|\bTBD\b|\bXXX+\b|\{\{/i;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Counts graphemes: a letter with its vowel sign is one. */
export const lengthOf = (value: string) => [...letters.segment(value)].length;

/** Text of 1 to `max` characters without a placeholder. It is translated unless its metadata has `isWord: false`. */
export function text(max = 600) {
  return z
    .string({
      error: ({ input }) => {
        if (input === undefined) return undefined;
        return input === null
          ? "is empty: write a text (the word 'null' needs quotation marks), or delete the line"
          : "must be a text: put it in quotation marks";
      },
    })
    .trim()
    .min(1, "must not be empty")
    .refine((value) => value.length <= max || lengthOf(value) <= max, {
      error: ({ input }) => `must be at most ${max} characters, and has ${lengthOf(String(input).trim())}`,
    })
    .refine((value) => !PLACEHOLDER.test(value), "still contains a placeholder: write the final text")
    .meta({ isWord: true, maxLength: max });
}

/** A name, whose translation is optional. */
export const name = (max: number) => text(max).meta({ isWord: "name" });

/** Zod metadata for lists whose translation may have a different length, such as a headline's lines. */
export const ofEachLanguage = { isOfEachLanguage: true };

/** Paragraphs separated by blank lines. */
export const prose = text(4000);

/** Lower-case words joined by hyphens, as used in ids and addresses. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens, like 'tea-room'");

// check-references.server.ts checks that the target of a reference exists.
export const serviceId = slug.meta({ reference: "service" });
export const projectId = slug.meta({ reference: "project" });
export const postSlug = slug.meta({ reference: "post" });
export const accent = z.string().min(1, "must be an accent of theme.css").meta({ reference: "accent" });

/** A page of this site ('/about') or an https address. `checkLinks` checks that the page exists. */
export const link = z
  .string()
  .regex(/^(?:\/[^\s]*|https:\/\/[^\s]+)$/, "must start with '/' (a page of this site) or 'https://'");

/** A picture of the agency ('/pictures/tea-room/cover.jpg') or an https address on `stockPhotoHost` (site.yaml). */
export const imageUrl = z
  .string()
  .regex(
    /^(?:\/pictures\/[\w/-][\w./-]*\.[A-Za-z]+|https:\/\/[^\s]+)$/,
    "must be '/pictures/<folder>/<name>.jpg' (a file of the folder pictures/, without spaces) or an https address",
  )
  .describe("A file of the folder pictures/, like '/pictures/tea-room/cover.jpg', or an https address.");

export const alt = text(200)
  .refine((words) => words.length >= 10, "must describe what the picture shows")
  .describe("What the picture shows, for people who cannot see it: at least ten characters.");

export const picture = z.strictObject({ imageUrl, alt });

export const focus = z
  .enum(["start", "center", "end"])
  .optional()
  .describe(
    "The edge of the picture that stays visible when it is cropped: start, center or end (the default).",
  );

export const pictureWithWords = z.strictObject({
  src: imageUrl.describe("The picture, at least 480 px wide. A file of the folder pictures/."),
  alt,
  caption: text(60).optional().describe("A few words below the picture."),
});

export const icon = z.enum(ICON_NAMES);

/** A language tag such as 'en' or 'pt-BR' (BCP 47). */
export const language = z.string().refine(isLanguage, "must be a language tag like 'en', 'de' or 'pt-BR'");

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** A page's title and description. */
export const meta = z
  .strictObject({
    title: text(60).describe("The title in the browser's tab, like 'How we work | {name}'."),
    description: text(160)
      .min(50, "must be at least 50 characters")
      .describe("The text that search engines show below the title."),
  })
  .describe("The page's title and description for browsers and search engines.");

/** Fields for the top of a page: meta tags, accent, title and lead. */
export const pageTop = {
  meta,
  accent: accent.describe("The page's colour: an accent of theme.css."),
  title: text(60).describe("The page's title."),
  headline: z
    .array(text(30))
    .min(1)
    .max(4)
    .optional()
    .meta(ofEachLanguage)
    .describe("The title in lines. By default it breaks automatically."),
  lead: text(260).describe("One or two sentences below the title."),
};

/** A sentence with a link, which replaces `[link]` in `text`. */
export const note = z
  .strictObject({
    text: text(160)
      .refine((words) => words.includes("[link]"), "must contain '[link]', which the link replaces")
      .describe("The sentence, with [link] where the link belongs."),
    linkText: text(40).describe("The text of the link."),
    link,
  })
  .optional();

/** A value before or after a project, drawn as a bar. Both values have the same unit. */
const measured = z.strictObject({
  label: text(60).describe("The time and the value: 'Before, 6.2 seconds'."),
  value: z.number().positive().describe("The value as a number."),
});

export const comparison = {
  before: measured.describe("The value before the project."),
  after: measured.describe("The value after the project, in the same unit."),
};

export const callToAction = z
  .strictObject({
    title: text(60).describe("A few words in very large type."),
    text: text(240).describe("One or two sentences beside the title."),
    imageUrl: imageUrl
      .optional()
      .describe("A picture beside the texts, 16:10. Without a picture the texts take the full width."),
  })
  .describe("The end of the page, above the buttons to the contact form.");

export const step = z.strictObject({
  step: z.number().int().min(1).describe("The number of the step."),
  title: text(60).describe("The step in a few words."),
  description: text(260).describe("What the client sees and has to do in this step."),
});

export const fact = text(60)
  .meta({ isWord: false })
  .regex(/^\d[\d.,]* \S/, "must read 'number thing', like '11 vessels'");

import { z } from "zod";
import { pictureAt } from "../../../../content/pictures/pictures.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { accent, alt, imageUrl, link, prose, text } from "../../../../content/schema/fields.server.ts";
import { yearText } from "../../../../lib/count-text.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

const entrySchema = z.strictObject({
  year: z.number().int().optional(),
  title: text(60),
  description: prose,
  /** Accent of the strip. Default: the page's accent. */
  accent: accent.optional(),
  projects: z
    .array(
      z.strictObject({ title: text(60), description: text(200), imageUrl, alt, metrics: text(80), link }),
    )
    .default([]),
});

export const schema = z
  .strictObject({ ...headingSchema, ...linkSchema, entries: z.array(entrySchema) })
  .default({ ...EMPTY_BLOCK, entries: [] });

export type Data = ReturnType<typeof entries>;

/** Maximum length of a description on phones in characters (three lines), so that several years fit on a screen. */
export const CUTOFF = 100;

/** Cuts text to the maximum length and adds an ellipsis. Returns shorter text unchanged. */
export function cutText(text: string): string {
  const letters = [...text];
  return letters.length > CUTOFF ? `${letters.slice(0, CUTOFF).join("")}…` : text;
}

export function section(content: Content): SectionData<Data> {
  const { pages, site } = content;
  const data = entries(content);
  return {
    heading: { ...headingOf(pages.home.journey), layout: "aside" },
    background: "chalkSpace",
    plainItems: data.map(({ year, title }) => ({
      title: year ? `${yearText(year, site)}: ${title}` : title,
    })),
    data,
  };
}

function entries(content: Content) {
  return content.pages.home.journey.entries.map(({ year, title, description, accent, projects }) => ({
    year,
    accent,
    title,
    description,
    short: cutText(description),
    projects: projects.map(({ imageUrl, alt, ...project }) => ({
      ...project,
      short: cutText(project.description),
      picture: pictureAt(content, imageUrl, alt),
    })),
  }));
}

import { z } from "zod";
import { fitHero } from "../../../../content/headlines/fit-lines.server.ts";
import { pictureAt } from "../../../../content/pictures/pictures.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { accent, alt, imageUrl, link, text } from "../../../../content/schema/fields.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...linkSchema,
    accent: accent.optional(),
    pieces: z.array(z.strictObject({ title: text(60), imageUrl, alt, link })),
  })
  .default({ ...EMPTY_BLOCK, pieces: [] });

export type Data = ReturnType<typeof pieces>;

export function section(content: Content): SectionData<Data> {
  const block = content.pages.home.showcase;
  return {
    // The headline is one line across the page.
    heading: { ...headingOf(block), headline: fitHero([block.title || " "]) },
    accent: block.accent,
    plainItems: block.pieces.map(({ title, link }) => ({ title, link })),
    data: pieces(content),
  };
}

function pieces(content: Content) {
  return content.pages.home.showcase.pieces.map(({ title, imageUrl, alt, link }) => ({
    title,
    link,
    picture: pictureAt(content, imageUrl, alt),
  }));
}

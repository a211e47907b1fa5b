import { z } from "zod";
import { fitHeadline } from "../../../../content/headlines/fit-lines.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { priceParts } from "../../../../content/types/service/money.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export const schema = z.strictObject({ ...headingSchema, ...linkSchema }).default(EMPTY_BLOCK);

export type Data = ReturnType<typeof services>;

export function section(content: Content): SectionData<Data> {
  const block = content.pages.home.services;
  const data = services(content);
  return {
    // Break the headline after its first comma.
    heading: {
      ...headingOf(block),
      headline: fitHeadline((block.title || " ").split(/(?<=^[^,]*,)\s+/)),
    },
    background: "space",
    plainItems: data.map(({ title, description, link }) => ({ title, text: description, link })),
    data,
  };
}

function services(content: Content) {
  return content.services.map((service) => {
    const { id, title, description, link, color, accentName, points } = service;
    const price = priceParts(content, service)?.short;
    return { id, title, description, link, color, accentName, points, price };
  });
}

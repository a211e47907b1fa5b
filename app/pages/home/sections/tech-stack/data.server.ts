import { z } from "zod";
import type { Content } from "../../../../content/schema/content.server.ts";
import { name, serviceId, slug, text } from "../../../../content/schema/fields.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...linkSchema,
    tools: z.array(z.strictObject({ name: name(30), services: z.array(serviceId).min(1) })),
    /** Texts of the ornament `techStackPlay`, an interactive version of the table. */
    play: z
      .strictObject({
        play: text(30),
        pause: text(30),
        /** Instructions, shown until a choice is changed. */
        text: text(160),
        all: text(30),
        save: text(30),
        send: text(30),
        /** Labels of the chosen services and tools, also in the brief. */
        services: text(30),
        tools: text(30),
        nothing: text(120),
        /** Text alternative of the drawing. */
        picture: text(120),
        /** Name of the saved file, without its extension. */
        file: slug,
      })
      .optional(),
  })
  .default({ ...EMPTY_BLOCK, tools: [] });

export type Data = ReturnType<typeof table>;

export function section(content: Content): SectionData<Data> {
  const data = table(content);
  return {
    heading: headingOf(content.pages.home.techStack),
    background: "chalk",
    plainItems: data.services.map(({ id, title }) => ({
      title,
      text: data.tools.flatMap((tool) => (tool.services.includes(id) ? [tool.name] : [])).join(", "),
    })),
    data,
  };
}

function table({ pages, services }: Content) {
  const { tools, play } = pages.home.techStack;
  return { services: services.map(({ id, title, color }) => ({ id, title, color })), tools, play };
}

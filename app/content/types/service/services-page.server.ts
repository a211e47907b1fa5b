import { z } from "zod";
import { PATHS } from "../../../paths.ts";
import { blocks, link, list, numbered, section, withNote } from "../../markdown/write-markdown.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { accent, callToAction, note, pageTop, projectId, step, text } from "../../schema/fields.server.ts";
import type { PageType } from "../page-type.server.ts";

const servicesPageSchema = z.strictObject({
  ...pageTop,
  approach: z.strictObject({ title: text(60), text: text(240), steps: z.array(step).min(1) }).optional(),
  industries: z
    .strictObject({
      accent: accent.optional(),
      title: text(60),
      text: text(240),
      note,
      /** Industries, each with the ids of its projects. */
      list: z.array(z.strictObject({ name: text(30), projects: z.array(projectId).default([]) })).min(1),
    })
    .optional(),
  callToAction,
});

/** The list of services. */
export const servicesPage: PageType<typeof servicesPageSchema> = {
  file: "pages/services.yaml",
  schema: servicesPageSchema,
  path: PATHS.services,
  isMain: true,
  markdown,
  cardAccents: ({ services }) => services.map(({ color }) => color),
};

function markdown(content: Content): string {
  const { pages, services } = content;
  const { title, lead, approach, industries, callToAction } = pages.services;
  return blocks(
    `# ${title}`,
    lead,
    services.map((service) =>
      section(
        { title: link(content, service.title, service.link), text: service.description },
        list(service.points),
      ),
    ),
    approach && section(approach, numbered(approach.steps)),
    industries &&
      section(
        { ...industries, text: withNote(content, industries.text, industries.note) },
        list(industries.list.map(({ name }) => name)),
      ),
    section(callToAction),
  );
}

import { z } from "zod";
import { comparisonBars } from "../../../../content/charts/comparison.server.ts";
import { figureLetters } from "../../../../content/headlines/display-font.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { accent, comparison, projectId, text } from "../../../../content/schema/fields.server.ts";
import { projectSummary } from "../../../../content/types/project/card.server.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

/** A result's number with the values before and after. The bars show these two values in one unit. */
const resultSchema = z.strictObject({
  figure: text(10),
  text: text(200),
  project: projectId,
  ...comparison,
});

export const schema = z
  .strictObject({ ...headingSchema, ...linkSchema, accent: accent.optional(), list: z.array(resultSchema) })
  .default({ ...EMPTY_BLOCK, list: [] });

export type Data = ReturnType<typeof results>;

export function section(content: Content): SectionData<Data> {
  const block = content.pages.home.results;
  const data = results(content);
  return {
    heading: { ...headingOf(block), layout: "bar" },
    accent: block.accent,
    plainItems: data.map(({ figure, text, link }) => ({ title: figure, text, link })),
    data,
  };
}

function results(content: Content) {
  const { pages, projects } = content;
  return pages.home.results.list.flatMap(({ project: id, before, after, ...result }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return [];
    const { title, link, accent } = projectSummary(content, project);
    return [
      {
        ...result,
        letters: figureLetters(result.figure),
        title,
        link,
        accent,
        bars: comparisonBars(before, after),
      },
    ];
  });
}

import { z } from "zod";
import type { Content } from "../../../../content/schema/content.server.ts";
import { serviceId, text } from "../../../../content/schema/fields.server.ts";
import { localDigits } from "../../../../lib/count-text.ts";
import { EMPTY_BLOCK, headingSchema, linkSchema } from "../block-schema.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export const schema = z
  .strictObject({
    ...headingSchema,
    ...linkSchema,
    list: z.array(
      z.strictObject({ number: text(8).optional(), title: text(60), text: text(120), service: serviceId }),
    ),
  })
  .default({ ...EMPTY_BLOCK, list: [] });

export type Data = ReturnType<typeof bars>;

/** Parses the numbers as counts; undefined if any is missing or not a count, such as a year or "Gold". */
export function countsOf(numbers: (string | undefined)[]): number[] | undefined {
  return numbers.every((number = "") => /^\d{1,3}$/.test(number)) ? numbers.map(Number) : undefined;
}

export function section({ pages, services, site }: Content): SectionData<Data> {
  const block = pages.home.achievements;
  const counts = countsOf(block.list.map(({ number }) => number));
  return {
    heading: {
      ...headingOf(block),
      figure: counts?.reduce((sum, count) => sum + count, 0) || undefined,
      layout: "side",
    },
    background: "space",
    plainItems: block.list.map(({ number, title, text }) => ({
      title: number ? `${localDigits(number, site)} × ${title}` : title,
      text,
    })),
    data: bars({ pages, services, site }, counts),
  };
}

function bars({ pages, services, site }: Pick<Content, "pages" | "services" | "site">, counts?: number[]) {
  const most = Math.max(...(counts ?? []));
  return pages.home.achievements.list.map(({ number, title, text, service }, index) => ({
    number: number && localDigits(number, site),
    title,
    text,
    /** Length of the bar in percent of the longest bar. If there are no counts, all bars have 100. */
    length: counts ? Math.round(((counts[index] ?? 0) / most) * 100) : 100,
    accent: services.find(({ id }) => id === service)?.color ?? "neutral",
  }));
}

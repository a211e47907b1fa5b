import type { Content } from "../../../../content/schema/content.server.ts";
import { localDigits } from "../../../../lib/count-text.ts";
import { type Ground, headOf, type PlainItem, type SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "space";
export const look: SectionLook = "side";

/** Parses the numbers as counts; undefined if any is missing or not a count, such as a year or "Gold". */
export function countsOf(numbers: (string | undefined)[]): number[] | undefined {
  return numbers.every((number = "") => /^\d{1,3}$/.test(number)) ? numbers.map(Number) : undefined;
}

export function head(content: Content) {
  const block = content.pages.home.achievements;
  const counts = countsOf(block.list.map(({ number }) => number));
  return { ...headOf(block), figure: counts?.reduce((sum, count) => sum + count, 0) || undefined };
}

export function data(content: Content) {
  const { pages, services, site } = content;
  const { list } = pages.home.achievements;
  const counts = countsOf(list.map(({ number }) => number));
  const most = Math.max(...(counts ?? []));
  return list.map(({ number, title, text, service }, index) => ({
    number: number && localDigits(number, site),
    title,
    text,
    /** Bar length in percent of the longest; 100 for all if there are no counts. */
    length: counts ? Math.round(((counts[index] ?? 0) / most) * 100) : 100,
    color: services.find(({ id }) => id === service)?.color ?? "neutral",
  }));
}

export function plain(achievements: Data): PlainItem[] {
  return achievements.map(({ number, title, text }) => ({
    title: number ? `${number} × ${title}` : title,
    text,
  }));
}

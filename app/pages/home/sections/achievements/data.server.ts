import { getContent } from "../../../../content/read/content.server.ts";
import { type Ground, headOf, type PlainItem, type SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "space";
export const look: SectionLook = "side";

export function head() {
  const block = getContent().pages.home.achievements;
  // Numbers such as "Gold" count nothing.
  const awards = block.list.reduce((sum, { number }) => sum + (Number(number) || 0), 0);
  return { ...headOf(block), figure: awards || undefined };
}

export function data() {
  const { pages, services } = getContent();
  const { list } = pages.home.achievements;
  const most = Math.max(...list.map(({ number }) => Number(number)));
  return list.map(({ number, title, text, service }) => ({
    number,
    title,
    text,
    /** Length of the swatch in percent of the longest. */
    length: Math.round((Number(number) / most) * 100),
    color: services.find(({ id }) => id === service)?.color ?? "neutral",
  }));
}

export function plain(achievements: Data): PlainItem[] {
  return achievements.map(({ number, title, text }) => ({ title: `${number} × ${title}`, text }));
}

import { getContent } from "../../../../content/read/content.server.ts";
import { fitHeadline } from "../../../../content/read/fit-lines.server.ts";
import { type Ground, headOf, type PlainItem } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "space";

export function head() {
  const block = getContent().pages.home.services;
  // Breaks after the first comma.
  const headline = fitHeadline((block.title || " ").split(/(?<=^[^,]*,)\s+/));
  return { ...headOf(block), headline };
}

export function data() {
  return getContent().services.map(({ id, title, description, link, color, accentName, points }) => ({
    id,
    title,
    description,
    link,
    color,
    accentName,
    points,
  }));
}

export function plain(services: Data): PlainItem[] {
  return services.map(({ title, description, link }) => ({ title, text: description, link }));
}

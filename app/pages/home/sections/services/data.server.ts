import { fitHeadline } from "../../../../content/headlines/fit-lines.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { priceParts } from "../../../../content/types/service/money.server.ts";
import { type Ground, headOf, type PlainItem } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "space";

export function head(content: Content) {
  const block = content.pages.home.services;
  // Break the headline after its first comma.
  const headline = fitHeadline((block.title || " ").split(/(?<=^[^,]*,)\s+/));
  return { ...headOf(block), headline };
}

export function data(content: Content) {
  return content.services.map((service) => {
    const { id, title, description, link, color, accentName, points } = service;
    const price = priceParts(content, service)?.short;
    return { id, title, description, link, color, accentName, points, price };
  });
}

export function plain(services: Data): PlainItem[] {
  return services.map(({ title, description, link }) => ({ title, text: description, link }));
}

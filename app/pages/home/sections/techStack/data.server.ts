import type { Content } from "../../../../content/schema/content.server.ts";
import type { Ground, PlainItem } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "chalk";

export function data(content: Content) {
  const { pages, services } = content;
  const { tools, play } = pages.home.techStack;
  return { services: services.map(({ id, title, color }) => ({ id, title, color })), tools, play };
}

export function plain({ services, tools }: Data): PlainItem[] {
  return services.map(({ id, title }) => ({
    title,
    text: tools.flatMap((tool) => (tool.services.includes(id) ? [tool.name] : [])).join(", "),
  }));
}

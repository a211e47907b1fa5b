import type { Content } from "../../../../content/schema/content.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

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

import { pictureAt } from "../../../content/pictures/pictures.server.ts";
import type { Content, Pages } from "../../../content/schema/content.server.ts";
import { SECTIONS, type SectionName } from "./sections.server.ts";

/** The data of each section by name. Sections that the agency leaves out are missing. */
export type SectionsContent = {
  [Name in SectionName]?: ReturnType<(typeof SECTIONS)[Name]["section"]>["data"];
};

/** Returns the sections' data by name, as `/home-sections.json` contains it. */
export function sectionsContent(content: Content): Partial<Record<SectionName, unknown>> {
  const names = content.pages.home.sections.filter((entry) => typeof entry === "string");
  return Object.fromEntries(names.map((name) => [name, SECTIONS[name].section(content).data]));
}

type TextBlock = Extract<Pages["home"]["sections"][number], object>["text"];

/** Returns the data of a section with text only. Such a section is prerendered and loads nothing later. */
function textData(content: Content, { picture, ...texts }: TextBlock) {
  return {
    name: "text" as const,
    ...texts,
    picture: picture && pictureAt(content, picture.imageUrl, picture.alt),
  };
}

function outline(name: SectionName, content: Content) {
  const { data, ...section } = SECTIONS[name].section(content);
  return { name, ...section };
}

/** Returns the agency's list of sections from top to bottom, without their data. */
export function pageSections(content: Content) {
  return content.pages.home.sections.map((entry) =>
    typeof entry === "string" ? outline(entry, content) : textData(content, entry.text),
  );
}

export type PageSections = ReturnType<typeof pageSections>;

import { pictureAt } from "../../../content/pictures/pictures.server.ts";
import type { Content, Pages } from "../../../content/schema/content.server.ts";
import { type Ground, type Head, headOf, type PlainItem, type SectionLook } from "./head.server.ts";

/** Exports of a section's `data.server.ts`. */
type SectionServer = {
  data: (content: Content) => unknown;
  /** The data as a list for visitors without scripts and for early printing. */
  plain: (data: unknown, content: Content) => PlainItem[];
  /** Title, sentence and link, if they differ from those in the section's block. */
  head?: (content: Content) => Head;
  /** The heading's link, if the block has none. */
  link?: string;
  look?: SectionLook;
  ground?: Ground;
};

const MODULES = import.meta.glob<SectionServer>("./*/data.server.ts", { eager: true });

/** Returns a section's server module. @throws Error if the folder has no data.server.ts */
function serverOf(name: string): SectionServer {
  const section = MODULES[`./${name}/data.server.ts`];
  if (!section) throw new Error(`The section '${name}' of the home page has no data.server.ts.`);
  return section;
}

/** Returns the sections' data by name; fetched with the sections' code. */
export function sectionsContent(content: Content): Record<string, unknown> {
  const { sections } = content.pages.home;
  const names = sections.filter((entry) => typeof entry === "string");
  return Object.fromEntries(names.map((name) => [name, serverOf(name).data(content)]));
}

type TextBlock = Extract<Pages["home"]["sections"][number], object>["text"];

/** Returns the data of a text section, which is prerendered and loads nothing later. */
function textData(content: Content, { picture, ...words }: TextBlock) {
  return {
    name: "text" as const,
    ...words,
    picture: picture && pictureAt(content, picture.imageUrl, picture.alt),
  };
}

/** Returns the agency's list of sections from top to bottom, without their data. */
export function sectionsData(content: Content) {
  const { home } = content.pages;
  return home.sections.map((name) => {
    if (typeof name !== "string") return textData(content, name.text);
    const section = serverOf(name);
    const block = home[name];
    return {
      name,
      accent: "accent" in block ? block.accent : undefined,
      ground: section.ground,
      look: section.look,
      head: section.head?.(content) ?? headOf({ link: section.link ?? "/", ...block }),
      plain: section.plain(section.data(content), content),
    };
  });
}

export type SectionsData = ReturnType<typeof sectionsData>;

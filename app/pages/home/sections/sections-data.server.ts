import { pictureAt } from "../../../content/read/cards.server.ts";
import { getContent } from "../../../content/read/content.server.ts";
import type { Pages } from "../../../content/schema/content.server.ts";
import { type Ground, type Head, headOf, type PlainItem, type SectionLook } from "./head.server.ts";

/** What a section's `data.server.ts` exports. */
type SectionServer = {
  data: () => unknown;
  /** The same in a line each, for visitors without scripts and for a page printed too early. */
  plain: (data: unknown) => PlainItem[];
  /** Its title, sentence and link, where they are not those of its block alone. */
  head?: () => Head;
  /** Where its heading leads, where its block does not say. */
  link?: string;
  look?: SectionLook;
  ground?: Ground;
};

const MODULES = import.meta.glob<SectionServer>("./*/data.server.ts", { eager: true });

/** @throws Error for a section whose folder has no data.server.ts */
function serverOf(name: string): SectionServer {
  const section = MODULES[`./${name}/data.server.ts`];
  if (!section) throw new Error(`The section '${name}' of the home page has no data.server.ts.`);
  return section;
}

/** What each section shows, by name; fetched with the sections' code. */
export function sectionsContent(): Record<string, unknown> {
  const { sections } = getContent().pages.home;
  const names = sections.filter((entry) => typeof entry === "string");
  return Object.fromEntries(names.map((name) => [name, serverOf(name).data()]));
}

type TextBlock = Extract<Pages["home"]["sections"][number], object>["text"];

/** A section of words: it stands in the page, and nothing of it is fetched later. */
function textData({ picture, ...words }: TextBlock) {
  return { name: "text" as const, ...words, picture: picture && pictureAt(picture.imageUrl, picture.alt) };
}

/** The sections that the agency lists, from top to bottom, without what they show. */
export function sectionsData() {
  const { home } = getContent().pages;
  return home.sections.map((name) => {
    if (typeof name !== "string") return textData(name.text);
    const section = serverOf(name);
    const block = home[name];
    return {
      name,
      accent: "accent" in block ? block.accent : undefined,
      ground: section.ground,
      look: section.look,
      head: section.head?.() ?? headOf({ link: section.link ?? "/", ...block }),
      plain: section.plain(section.data()),
    };
  });
}

export type SectionsData = ReturnType<typeof sectionsData>;

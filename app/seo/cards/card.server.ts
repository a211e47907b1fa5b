import type { Content } from "../../content/schema/content.server.ts";
import type { PageType, ShownPicture } from "../../content/types/page-type.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { subjectAt } from "../subject.server.ts";

type Aside =
  | { kind: "picture"; picture: ShownPicture }
  | { kind: "wall"; pictures: ShownPicture[] }
  | { kind: "patterns"; accents: string[] }
  | { kind: "pattern" };

export type Card = {
  label: string;
  headline: string | readonly string[];
  accent: string;
  aside: Aside;
  alt: string;
};

const WALL = 6;

function asideOf(content: Content, { pictures }: BuiltPage, page: PageType | undefined): Aside {
  if (page?.cardAccents) return { kind: "patterns", accents: page.cardAccents(content) };
  if (page?.hasCardOfPictures && pictures.length >= WALL)
    return { kind: "wall", pictures: pictures.slice(0, WALL) };
  const [picture] = pictures;
  return picture ? { kind: "picture", picture } : { kind: "pattern" };
}

/** Returns a page's social card with the page's own headline, accent and pictures. */
export function cardOf(content: Content, page: BuiltPage): Card {
  const { page: type, typed, headline: own, label = "" } = subjectAt(content, page.path);
  const headline = (type ?? typed) ? own : page.title.replace(/\s*[|:].*$/, "");
  const aside = asideOf(content, page, type);
  const words = [headline].flat().join(" ").replace(/[.,]$/, "");
  const shown = aside.kind === "picture" ? ` ${aside.picture.alt}` : "";
  return { label, headline, accent: page.accent, aside, alt: `${words}.${shown}` };
}

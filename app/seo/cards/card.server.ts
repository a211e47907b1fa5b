import type { Content } from "../../content/schema/content.server.ts";
import type { BuiltPage, ShownPicture } from "../built-page.server.ts";
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

function asideOf(content: Content, { pictures }: BuiltPage, kind: string): Aside {
  if (kind === "services") return { kind: "patterns", accents: content.services.map(({ color }) => color) };
  if (kind === "portfolio" && pictures.length >= WALL)
    return { kind: "wall", pictures: pictures.slice(0, WALL) };
  const [picture] = pictures;
  return picture ? { kind: "picture", picture } : { kind: "pattern" };
}

/** Returns a page's card with the page's own headline, accent and pictures. */
export function cardOf(content: Content, page: BuiltPage): Card {
  const { kind, label = "", ...subject } = subjectAt(content, page.path);
  const headline = kind === "other" ? page.title.replace(/\s*[|:].*$/, "") : subject.headline;
  const aside = asideOf(content, page, kind);
  const words = [headline].flat().join(" ").replace(/[.,]$/, "");
  const shown = aside.kind === "picture" ? ` ${aside.picture.alt}` : "";
  return { label, headline, accent: page.accent, aside, alt: `${words}.${shown}` };
}

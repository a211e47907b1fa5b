import { getContent } from "../../content/read/content.server.ts";
import type { BuiltPage, ShownPicture } from "../built-page.server.ts";
import { subjectAt } from "../subject.server.ts";

/** The right side of a card. */
export type Aside =
  | { kind: "picture"; picture: ShownPicture }
  | { kind: "wall"; pictures: ShownPicture[] }
  | { kind: "cloths"; dyes: string[] }
  | { kind: "weave" };

export type Card = {
  /** Above the headline. */
  label: string;
  /** The page's headline, or its lines. */
  headline: string | readonly string[];
  dye: string;
  aside: Aside;
  alt: string;
};

/** Number of pictures on the card of the portfolio. */
const WALL = 6;

function asideOf(page: BuiltPage, kind: string): Aside {
  if (kind === "services") return { kind: "cloths", dyes: getContent().services.map(({ color }) => color) };
  if (kind === "portfolio" && page.pictures.length >= WALL)
    return { kind: "wall", pictures: page.pictures.slice(0, WALL) };
  const [picture] = page.pictures;
  return picture ? { kind: "picture", picture } : { kind: "weave" };
}

function wordsOf(page: BuiltPage): Pick<Card, "label" | "headline"> {
  const { site, pages } = getContent();
  const subject = subjectAt(page.path);
  switch (subject.kind) {
    case "project":
      return { label: subject.service?.title ?? "", headline: subject.project.title };
    case "post":
      return { label: subject.post.category, headline: subject.post.title };
    case "service":
      return { label: site.contact.address.city, headline: subject.service.title };
    case "legal":
      return { label: "", headline: subject.legal.title };
    case "text":
      return { label: "", headline: subject.text.headline ?? subject.text.title };
    case "home":
      return { label: site.contact.address.city, headline: pages.home.headline };
    case "other":
      return { label: "", headline: page.title.replace(/\s*[|:].*$/, "") };
    default: {
      const { headline, title } = pages[subject.kind];
      return { label: "", headline: headline ?? title };
    }
  }
}

/** The card of a page, from its own headline, dye and pictures. */
export function cardOf(page: BuiltPage): Card {
  const words = wordsOf(page);
  const aside = asideOf(page, subjectAt(page.path).kind);
  const headline = [words.headline].flat().join(" ");
  const shown = aside.kind === "picture" ? ` ${aside.picture.alt}` : "";
  return { ...words, dye: page.dye, aside, alt: `${headline.replace(/[.,]$/, "")}.${shown}` };
}

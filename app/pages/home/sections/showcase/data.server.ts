import { pictureAt } from "../../../../content/read/cards.server.ts";
import { fitHero } from "../../../../content/read/fit-lines.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { headingOf, type SectionData } from "../section-data.server.ts";

export type Data = ReturnType<typeof pieces>;

export function section({ pages }: Content): SectionData<Data> {
  const block = pages.home.showcase;
  return {
    // The headline is one line across the page.
    heading: { ...headingOf(block), headline: fitHero([block.title || " "]) },
    accent: block.accent,
    plainItems: block.pieces.map(({ title, link }) => ({ title, link })),
    data: pieces(pages),
  };
}

function pieces({ home }: Content["pages"]) {
  return home.showcase.pieces.map(({ title, imageUrl, alt, link }) => ({
    title,
    link,
    picture: pictureAt(imageUrl, alt),
  }));
}

import { getContent } from "../../../../content/content.server.ts";
import { fitHero } from "../../../../content/headlines/fit-lines.server.ts";
import { pictureAt } from "../../../../content/read/cards.server.ts";
import { headOf, type PlainItem } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export function head() {
  const block = getContent().pages.home.showcase;
  // The headline is one line across the page.
  return { ...headOf(block), headline: fitHero([block.title || " "]) };
}

export function data() {
  return getContent().pages.home.showcase.pieces.map(({ title, imageUrl, alt, link }) => ({
    title,
    link,
    picture: pictureAt(imageUrl, alt),
  }));
}

export function plain(pieces: Data): PlainItem[] {
  return pieces.map(({ title, link }) => ({ title, link }));
}

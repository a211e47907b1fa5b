import { fitHero } from "../../../../content/headlines/fit-lines.server.ts";
import { pictureAt } from "../../../../content/pictures/pictures.server.ts";
import type { Content } from "../../../../content/schema/content.server.ts";
import { headOf, type PlainItem } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export function head(content: Content) {
  const block = content.pages.home.showcase;
  // The headline is one line across the page.
  return { ...headOf(block), headline: fitHero([block.title || " "]) };
}

export function data(content: Content) {
  return content.pages.home.showcase.pieces.map(({ title, imageUrl, alt, link }) => ({
    title,
    link,
    picture: pictureAt(content, imageUrl, alt),
  }));
}

export function plain(pieces: Data): PlainItem[] {
  return pieces.map(({ title, link }) => ({ title, link }));
}

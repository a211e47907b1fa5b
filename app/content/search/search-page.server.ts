import type { PictureData } from "../pictures/pictures.server.ts";
import type { Pages } from "../schema/content.server.ts";

/** A page as a result shows it. */
export type SearchCard = {
  path: string;
  title: string;
  /** The languages of the title with the first passage, and of the other passages, where those are not the page's. */
  lang?: string;
  textLang?: string;
  group: keyof Pages["search"]["groups"];
  accent: string;
  /** Beside the title: a service, a year, a price. */
  label: string;
  /** What came of a project, shown where it is the best result. */
  outcome?: string | undefined;
  /** Files of its picture: the smallest, and a square coverCrop for small rows. */
  picture?: { src: string; coverCrop?: string };
};

/** A page of the search: what a result shows, keywords, and its texts, the first of which introduces it. */
export type SearchPage = { card: SearchCard; keywords: string[]; passages: string[] };

/** Returns the files of a result's picture. */
export function thumb(picture: PictureData, coverCrop?: string): NonNullable<SearchCard["picture"]> {
  const src = picture.srcSet?.split(" ", 1)[0] || picture.src;
  return { src, ...(coverCrop && { coverCrop }) };
}

/** The languages of a card, if they differ from the page's. @param text of the passages after the first */
export function langs(lang: string | undefined, text = lang): Pick<SearchCard, "lang" | "textLang"> {
  return { ...(lang && { lang }), ...(text && { textLang: text }) };
}

/** Returns the card of a page without an entry. */
export function pageCard(path: string, title: string, name: string, accent: string): SearchCard {
  return { path, title, group: "pages", accent, label: name === title ? "" : name };
}

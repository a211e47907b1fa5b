import type { PictureData } from "../pictures/pictures.server.ts";
import type { Pages } from "../schema/content.server.ts";

/** A page's data for search results. */
export type SearchCard = {
  path: string;
  title: string;
  /** Language of the title and the first passage, if not the site's. */
  lang?: string;
  /** Language of the other passages, if not the site's. */
  textLang?: string;
  group: keyof Pages["search"]["groups"];
  accent: string;
  /** Text beside the title, such as a service, a year or a price. */
  label: string;
  /** A project's outcome, shown if the project is the best result. */
  outcome?: string | undefined;
  /** The picture's smallest file, and a square crop for small rows. */
  picture?: { src: string; coverCrop?: string };
};

/** A page for the search index. The first passage introduces the page. */
export type SearchPage = { card: SearchCard; keywords: string[]; passages: string[] };

/** Returns the files of a result's picture. */
export function thumb(picture: PictureData, coverCrop?: string): NonNullable<SearchCard["picture"]> {
  const src = picture.srcSet?.split(" ", 1)[0] || picture.src;
  return { src, ...(coverCrop && { coverCrop }) };
}

/** Returns the language fields of a search card. @param text language of the passages after the first */
export function langs(lang: string | undefined, text = lang): Pick<SearchCard, "lang" | "textLang"> {
  return { ...(lang && { lang }), ...(text && { textLang: text }) };
}

/** Returns the search card of a page that is not an entry of a content type. */
export function pageCard(path: string, title: string, name: string, accent: string): SearchCard {
  return { path, title, group: "pages", accent, label: name === title ? "" : name };
}

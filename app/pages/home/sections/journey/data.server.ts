import { getContent } from "../../../../content/content.server.ts";
import { pictureAt } from "../../../../content/read/cards.server.ts";
import { yearText } from "../../../../lib/count-text.ts";
import type { Ground, PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "chalkSpace";
export const look: SectionLook = "aside";

/** Maximum length of a description on phones in characters (three lines), so that several years fit on a screen. */
export const CUTOFF = 100;

/** Cuts a text to the maximum length and adds an ellipsis; returns a shorter text unchanged. */
export function cutText(text: string): string {
  const letters = [...text];
  return letters.length > CUTOFF ? `${letters.slice(0, CUTOFF).join("")}…` : text;
}

export function data() {
  return getContent().pages.home.journey.entries.map(({ year, title, description, accent, projects }) => ({
    year,
    accent,
    title,
    description,
    short: cutText(description),
    projects: projects.map(({ imageUrl, alt, ...project }) => ({
      ...project,
      short: cutText(project.description),
      picture: pictureAt(imageUrl, alt),
    })),
  }));
}

export function plain(years: Data): PlainItem[] {
  const { site } = getContent();
  return years.map(({ year, title }) => ({ title: year ? `${yearText(year, site)}: ${title}` : title }));
}

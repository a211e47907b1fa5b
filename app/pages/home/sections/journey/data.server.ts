import { pictureAt } from "../../../../content/read/cards.server.ts";
import { getContent } from "../../../../content/read/content.server.ts";
import { yearText } from "../../../../lib/count-text.ts";
import type { Ground, PlainItem, SectionLook } from "../head.server.ts";

export type Data = ReturnType<typeof data>;

export const ground: Ground = "chalkSpace";
export const look: SectionLook = "aside";

/** Descriptions on a phone are cut after this many characters: three lines, so that the years follow each other. */
export const CUTOFF = 100;

/** The first characters and an ellipsis; the text itself when it is no longer than that. */
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

import type { FitHeadline } from "../../../content/headlines/fit-lines.server.ts";

/** A section's heading. `figure` is a decorative number that the text also contains in words. */
export type Heading = {
  title: string;
  text?: string;
  linkText: string;
  link: string;
  figure?: number | undefined;
  headline?: FitHeadline;
  /**
   * By default the title with text and link below or beside it. bar: one row above the content. side: a column beside
   * the content. aside: on narrow pages text and link share a row.
   */
  layout?: "bar" | "side" | "aside";
};

/** An entry of a section's list for visitors without scripts. */
export type PlainItem = { title: string; text?: string; link?: string; lang?: string };

/** The data of a section, which its function `section` returns. */
export type SectionData<Data> = {
  heading: Heading;
  /** Accent of a coloured section. */
  accent?: string | undefined;
  /** Background of a section without accent: extra space above and below, the chalk colour, or both. */
  background?: "space" | "chalk" | "chalkSpace";
  /** The content as a list, for visitors without scripts and for printing before the content has loaded. */
  plainItems: PlainItem[];
  /** The content, fetched with the section's code. */
  data: Data;
};

type Block = { title: string; text?: string; linkText: string; link: string };

/** Returns the heading that a section's block in `pages/home.yaml` describes. */
export function headingOf({ title, text, linkText, link }: Block): Heading {
  return { title, linkText, link, ...(text && { text }) };
}

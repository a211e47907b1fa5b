import type { FitHeadline } from "../../../content/headlines/fit-lines.server.ts";

/**
 * Layout of a section's heading; by default the title with text and link below or beside it. bar: one row above the
 * content. side: a column beside the content. aside: on narrow pages text and link share a row.
 */
export type SectionLook = "bar" | "side" | "aside";

/** Background of a section without its own accent: extra space above and below, the chalk colour, or both. */
export type Ground = "space" | "chalk" | "chalkSpace";

export type Head = {
  title: string;
  text?: string;
  linkText: string;
  link: string;
  /** A number that the text spells out; decorative. */
  figure?: number | undefined;
  headline?: FitHeadline;
};

/** One entry of a section's list for visitors without scripts. */
export type PlainItem = { title: string; text?: string; link?: string; lang?: string };

export function headOf({ title, text, linkText, link }: Head): Head {
  return { title, linkText, link, ...(text && { text }) };
}

import type { FitHeadline } from "../../../content/read/fit-lines.server.ts";

/**
 * How a section is headed; without a look by its title, with words and link below or beside it. bar: in one row above
 * what speaks for itself. side: in a column beside its content. aside: on narrow pages words and link share a row.
 */
export type SectionLook = "bar" | "side" | "aside";

/** What a section stands on where it has no accent of its own: with space above and below, or on chalk, or both. */
export type Ground = "space" | "chalk" | "chalkSpace";

export type Head = {
  title: string;
  text?: string;
  linkText: string;
  link: string;
  /** A number that the text says in words, for the eye alone. */
  figure?: number | undefined;
  headline?: FitHeadline;
};

/** A line of what a section shows, for visitors without scripts. */
export type PlainItem = { title: string; text?: string; link?: string; lang?: string };

export function headOf({ title, text, linkText, link }: Head): Head {
  return { title, linkText, link, ...(text && { text }) };
}

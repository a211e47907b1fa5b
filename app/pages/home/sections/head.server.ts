import type { FitHeadline } from "../../../content/read/fit-lines.server.ts";
import type { HeadlineThreads } from "../ornaments/threads/thread-data.server.ts";

/** What stands above a section's content. */
export type Head = {
  title: string;
  text?: string;
  linkText: string;
  link: string;
  /** A number that the text says in words, for the eye alone. */
  figure?: number | undefined;
  /** The title, fitted to the measure. */
  headline?: FitHeadline;
  /** Threads that run through the headline. */
  threads?: HeadlineThreads;
};

/** A line of what a section shows, for visitors without scripts. */
export type PlainItem = { title: string; text?: string; link?: string };

/** The words of a section's block that stand in its head. */
export function headOf({
  title,
  text,
  linkText,
  link,
}: Pick<Head, "title" | "text" | "linkText" | "link">): Head {
  return { title, linkText, link, ...(text ? { text } : {}) };
}

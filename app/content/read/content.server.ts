import type { Content } from "../schema/content.server.ts";
import { agencyFolder } from "./agency-folder.server.ts";
import { readContent } from "./read-content.server.ts";

/** In development an edit shows after this many ms: one page asks for the content dozens of times. */
const DRAFT_AGE = 1000;

/**
 * What was read last, kept for the whole process: in a build the configuration and the bundle of the pages hold a
 * copy of this module each, and both would read everything.
 */
const store = globalThis as typeof globalThis & {
  contentOfSite?: { root: string; content: Content; readAt: number };
};

/**
 * The site's content, read once per build; in development again every second, so that an edit shows.
 * @throws ContentError with every problem found.
 */
export function getContent(): Content {
  const root = agencyFolder();
  const last = store.contentOfSite;
  const isFresh = process.env.NODE_ENV === "production" || (last && Date.now() - last.readAt < DRAFT_AGE);
  if (last?.root === root && isFresh) return last.content;
  const content = readContent(root, process.env.DRAFT === "1");
  store.contentOfSite = { root, content, readAt: Date.now() };
  return content;
}

import type { Content } from "../schema/content.server.ts";
import { agencyFolder } from "./agency-folder.server.ts";
import { readContent } from "./read-content.server.ts";

/** In development content is read again after this many ms; a page asks for it dozens of times. */
const DRAFT_AGE = 1000;

/** What was read last, kept for the whole process: a build has two copies of this module. */
const store = globalThis as typeof globalThis & {
  contentOfSite?: { root: string; content: Content; readAt: number };
};

/** The site's content, read once per build. @throws ContentError with every problem found. */
export function getContent(): Content {
  const root = agencyFolder();
  const last = store.contentOfSite;
  const isFresh = process.env.NODE_ENV === "production" || (last && Date.now() - last.readAt < DRAFT_AGE);
  if (last?.root === root && isFresh) return last.content;
  const content = readContent(root, process.env.DRAFT === "1");
  store.contentOfSite = { root, content, readAt: Date.now() };
  return content;
}

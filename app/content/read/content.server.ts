import type { Content } from "../schema/content.server.ts";
import { agencyFolder } from "./agency-folder.server.ts";
import { readContent } from "./read-content.server.ts";

/** In development an edit shows after this many ms: one page asks for the content dozens of times. */
const DRAFT_AGE = 1000;

let cached: Content | undefined;
let readAt = 0;

/**
 * The site's content, read once per build; in development again every second, so that an edit shows.
 * @throws ContentError with every problem found.
 */
export function getContent(): Content {
  if (cached && (process.env.NODE_ENV === "production" || Date.now() - readAt < DRAFT_AGE)) return cached;
  cached = readContent(agencyFolder(), process.env.DRAFT === "1");
  readAt = Date.now();
  return cached;
}

import { type Content, readContent } from "./read-content.server.ts";

let cached: Content | undefined;

/**
 * The site's content, read once per build; in development on every call, so that an edit shows at once.
 * @throws ContentError with every problem found.
 */
export function getContent(): Content {
  if (cached && process.env.NODE_ENV === "production") return cached;
  cached = readContent(process.cwd(), process.env.DRAFT === "1");
  return cached;
}

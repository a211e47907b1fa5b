import { agencyFolder } from "../../server/folders.ts";
import { builtLanguage } from "./language/language.server.ts";
import { readContent } from "./read-content.server.ts";
import type { Content } from "./schema/content.server.ts";

/** Milliseconds for which content is kept in development; one page asks for it dozens of times. */
const DRAFT_AGE = 1000;

/** The last result by folder and language. */
const last = new Map<string, { content: Content; readAt: number }>();

/** The site's content in the language that is built (SITE_LANGUAGE), read once per build. @throws ContentError */
export function getContent(): Content {
  return contentIn(builtLanguage());
}

/** The site's content in a language; undefined: the original. @throws ContentError */
export function contentIn(language: string | undefined): Content {
  const root = agencyFolder();
  const key = `${root} ${language ?? ""}`;
  const known = last.get(key);
  const isFresh = process.env.NODE_ENV === "production" || (known && Date.now() - known.readAt < DRAFT_AGE);
  if (known && isFresh) return known.content;
  const content = readContent(root, process.env.DRAFT === "1", language);
  last.set(key, { content, readAt: Date.now() });
  return content;
}

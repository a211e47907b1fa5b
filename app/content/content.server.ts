import { agencyFolder } from "../../server/folders.ts";
import { builtLanguage } from "./language/language.server.ts";
import { readContent } from "./read-content.server.ts";
import type { Content } from "./schema/content.server.ts";

/** Milliseconds for which content is cached in development, where one page reads it dozens of times. */
const DRAFT_AGE = 1000;

/** The latest content by folder and language. */
const last = new Map<string, { content: Content; readAt: number }>();

/** Returns the content in the language of the build (SITE_LANGUAGE). @throws ContentError */
export function getContent(): Content {
  return contentIn(builtLanguage());
}

/** Returns the content in a language, read once per build; undefined for the original. @throws ContentError */
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

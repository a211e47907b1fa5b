import { z } from "zod";
import { dye, pageTop, text } from "./primitives.server.ts";

/** A group of results: its name, and the dye of those in it that have none of their own. */
const group = z.strictObject({ title: text(30), dye });

/** `pages/search.yaml`: the words of the search dialog and of its page, and what visitors call things. */
export const searchSchema = z.strictObject({
  ...pageTop,
  /** Names the dialog and every button that opens it. */
  name: text(20),
  /** Names the field. */
  label: text(40),
  placeholder: text(40),
  groups: z.strictObject({ services: group, projects: group, posts: group, pages: group }),
  /** What the keys do, below the results. */
  keys: z.strictObject({ move: text(20), open: text(20), close: text(20) }),
  /** Says how many were found; [count] is the number. */
  found: z.strictObject({ none: text(60), one: text(60), many: text(60) }),
  /** The same as the search page's headline, with [query]. */
  foundFor: z.strictObject({ none: text(60), one: text(60), many: text(60) }),
  /** Below a search without results. */
  noneHint: text(160),
  /** The link to the page with all results. */
  all: text(40),
  waiting: text(40),
  /** Where the index could not be fetched. */
  failed: text(160),
  retry: text(20),
  /** Above the links for those who would rather look around. */
  browse: text(60),
  /** Words that find something, by service; each leads to its results. */
  tries: z.record(text(40), z.array(text(20)).max(4)).default({}),
  /** For visitors without scripts. */
  withoutScripts: text(240),
  /** On a page for an address that leads nowhere; [words] are those of the address. */
  missing: text(60),
  /** Words that every text has, and that say nothing about it: articles, prepositions. */
  ignored: z.array(text(20)).default([]),
  /** What the site says → what visitors may type for it: other words, other scripts. */
  alsoTyped: z.record(text(60), z.array(text(40)).min(1)).default({}),
});

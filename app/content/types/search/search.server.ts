import { z } from "zod";
import type { ContentText } from "../../check/walk-content.server.ts";
import type { Problems } from "../../files/read-files.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { accent, ofEachLanguage, pageTop, serviceId, text } from "../../schema/fields.server.ts";
import type { PageFile } from "../page-type.server.ts";

const FILE = "pages/search.yaml";

/** A group of results. Its accent applies to results without their own. */
const group = z.strictObject({ title: text(30), accent });

/** The texts of the search dialog and page, ignored words, and synonyms. */
const searchSchema = z.strictObject({
  ...pageTop,
  /** Accessible name of the dialog and of the buttons that open it. */
  name: text(20),
  label: text(40),
  placeholder: text(40),
  groups: z.strictObject({ services: group, projects: group, posts: group, pages: group }),
  keys: z.strictObject({ move: text(20), open: text(20), close: text(20) }),
  /** Messages with the number of results, [count]. */
  found: z.strictObject({ none: text(60), one: text(60), many: text(60) }),
  /** The same messages on the search page, with the search text, [query]. */
  foundFor: z.strictObject({ none: text(60), one: text(60), many: text(60) }),
  noneHint: text(160),
  all: text(40),
  waiting: text(40),
  /** Shown when the index fails to load. */
  failed: text(160),
  retry: text(20),
  /** Heading of the links to services and pages. */
  browse: text(60),
  /** Suggested searches by service id, each a link to its results. */
  tries: z
    .record(serviceId, z.array(text(20)).max(4))
    .default({})
    .meta(ofEachLanguage),
  /** Shown without JavaScript. */
  withoutScripts: text(240),
  /** Search suggestion on the not-found page. [words] is replaced by words from the address. */
  missing: text(60),
  /** Words that are not indexed, such as articles and prepositions. */
  ignored: z.array(text(20)).default([]).meta(ofEachLanguage),
  /** Synonyms: a phrase on the site → phrases that visitors may type instead. */
  alsoTyped: z
    .record(text(60), z.array(text(40)).min(1))
    .default({})
    .meta(ofEachLanguage),
});

/** The search page, which is not in sitemap.xml. */
export const searchPage: PageFile<typeof searchSchema> = { file: FILE, schema: searchSchema, check };

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Reports phrases with synonyms (`alsoTyped`) that occur in no text of the site. */
function check({ pages }: Content, problems: Problems, texts: readonly ContentText[]): void {
  const { alsoTyped } = pages.search;
  const others = texts.filter(({ file }) => file !== FILE);
  const all = plain(others.map(({ text }) => text).join("\n"));
  for (const phrase of Object.keys(alsoTyped))
    if (!all.includes(plain(phrase)))
      problems.add(FILE, `alsoTyped.${phrase}`, "is nowhere on the site: correct or delete the line");
}

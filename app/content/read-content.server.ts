import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { numeralsOf } from "../lib/count-text.ts";
import { readWords } from "../words/read-words.server.ts";
import { pageName } from "./addresses/page-names.server.ts";
import { readMark } from "./brand/mark.server.ts";
import { readTheme } from "./brand/theme.server.ts";
import { checkContent } from "./check/check-content.server.ts";
import { ContentError, Problems, type Reading, readRawYaml, readYaml } from "./files/read-files.server.ts";
import { type SiteValues, siteValues } from "./files/site-values.server.ts";
import { siteLanguages, translationOf } from "./language/language.server.ts";
import { Translation } from "./language/translation.server.ts";
import { manifestSchema, withPrepared } from "./pictures/pictures.server.ts";
import { readPrepared } from "./pictures/prepare.server.ts";
import type { Content, Site } from "./schema/content.server.ts";
import { siteSchema } from "./site/schema.server.ts";
import { allEntries, mainPageTypes, PAGE_FILES, PAGE_TYPES } from "./types/index.server.ts";
import { readEntries } from "./types/read-entries.server.ts";

/**
 * Reads and checks all content.
 * @param root the agency's folder, relative to the working directory or absolute
 * @param isDraft prints problems instead of throwing (`DRAFT=1 npm run dev`); missing pictures show a placeholder
 * @param language the language of a translation; undefined for the original
 * @throws ContentError with every problem's file, field and fix; also in a draft if a required file is unusable
 */
export function readContent(root: string, isDraft = false, language?: string): Content {
  const problems = new Problems(root);
  const translation = language === undefined ? undefined : new Translation(root, language, problems);
  const reading: Reading = { root, problems, values: readSiteValues(root, language), translation };
  const yaml = <Schema extends z.ZodType>(schema: Schema, file: string) => readYaml(schema, file, reading);
  /** Returns the original's language for an untranslated file or field. */
  const langOf = (file: string, field?: string) =>
    translation && !translation.covers(file, field) ? original : undefined;
  const siteFile = yaml(siteSchema, "site.yaml");
  const [original] = siteFile?.languages ?? [];
  const site = siteFile && siteIn(siteFile, language);
  const words = readWords(reading, language ?? original ?? "en", language);
  const pages = PAGE_FILES.map(([name, { file, schema }]) => [name, yaml(schema, file)] as const);
  const before = { site, words, language, translation, langOf };
  const entries = readEntries(reading, before);
  const theme = readTheme(root, problems);
  const mark = readMark(root, problems);
  // Only agencies whose pictures came with finished smaller versions have this file.
  const manifest = existsSync(join(root, "pictures.json"))
    ? readYaml(manifestSchema, "pictures.json", { ...reading, translation: undefined })
    : {};
  const isWhole = pages.every(([, texts]) => texts !== undefined);
  if (!site || !theme || !mark || !manifest || !isWhole) throw new ContentError(problems.list);

  const languages = [
    ...PAGE_TYPES.map(([, { path, file }]) => ({ path, lang: langOf(file) })),
    ...allEntries(entries).map(({ type, entry, path }) => ({
      path,
      lang: type.langOf ? type.langOf(entry) : entry.lang,
    })),
  ];
  const content: Content = {
    site,
    pages: Object.fromEntries(pages) as Content["pages"],
    ...entries,
    theme,
    mark,
    words,
    untranslated: new Set(languages.flatMap(({ path, lang }) => (lang ? path : []))),
    translation,
    pictures: withPrepared(manifest, readPrepared(root)),
    mainPages: [],
  };
  content.mainPages = [
    ...mainPageTypes(content).map(([, { path }]) => ({ name: pageName(content, path), path })),
    ...content.texts.map(({ title, path }) => ({ name: title, path })),
  ];
  checkContent(content, root, problems, problems.list.length === 0);
  if (problems.list.length > 0) {
    if (!isDraft) throw new ContentError(problems.list);
    console.warn(new ContentError(problems.list).message);
  }
  return content;
}

/** Returns the values of site.yaml for `{name}` in texts, in the given language. */
function readSiteValues(root: string, language: string | undefined): SiteValues {
  const silent = new Problems(root);
  const data = readRawYaml(root, "site.yaml", silent);
  if (language === undefined) return siteValues(data);
  const site = new Translation(root, language, silent).apply(siteSchema, "site.yaml", data);
  return siteValues({ ...Object(site), locale: translationOf(language).locale });
}

function siteIn(site: z.infer<typeof siteSchema>, language: string | undefined): Site {
  const all = siteLanguages(site);
  const { tag, locale, dir, prefix } = all.find((each) => each.tag === language) ?? all[0];
  const facts = { language: tag, dir, prefix, origin: site.url, url: site.url + prefix };
  return { ...site, ...facts, ...numeralsOf(locale), allLanguages: all };
}

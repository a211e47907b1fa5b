import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { categorySlug } from "../lib/category-slug.ts";
import { countText, numeralsOf } from "../lib/count-text.ts";
import { readWords } from "../words/read-words.server.ts";
import { PAGE_AT } from "./addresses/known-paths.server.ts";
import { readMark } from "./brand/mark.server.ts";
import { readTheme } from "./brand/theme.server.ts";
import { checkContent } from "./check/check-content.server.ts";
import {
  ContentError,
  listFolder,
  Problems,
  type Reading,
  readMarkdown,
  readRawYaml,
  readYaml,
} from "./files/read-files.server.ts";
import { type SiteWords, siteWords } from "./files/site-words.server.ts";
import { siteLanguages, translationOf } from "./language/language.server.ts";
import { Translation } from "./language/translation.server.ts";
import { readMinutes } from "./markdown/read-time.server.ts";
import { manifestSchema, withPrepared } from "./pictures/pictures.server.ts";
import { readPrepared } from "./pictures/prepare.server.ts";
import {
  type Content,
  PAGES,
  type Post,
  type Project,
  type Service,
  type Site,
} from "./schema/content.server.ts";
import { legalSchema, postSchema, textPageSchema } from "./schema/texts.server.ts";
import { siteSchema } from "./site/schema.server.ts";
import { projectSchema } from "./types/project/schema.server.ts";
import { serviceSchema } from "./types/service/schema.server.ts";
import { setType } from "./typography/typography.server.ts";

/**
 * Reads and checks all content.
 * @param root the agency's folder, relative to the working directory or absolute.
 * @param isDraft whether problems are only printed (`DRAFT=1 npm run dev`); missing pictures show the placeholder.
 * @param language of a translation; without one the original is read.
 * @throws ContentError that lists every problem with file, field and fix.
 */
export function readContent(root: string, isDraft = false, language?: string): Content {
  const problems = new Problems(root);
  const translation = language === undefined ? undefined : new Translation(root, language, problems);
  const reading: Reading = { root, problems, words: wordsOf(root, language), translation };
  const yaml = <Schema extends z.ZodType>(schema: Schema, file: string) => readYaml(schema, file, reading);
  /** The original's language for a file, or a field of it, that has no translation. */
  const langOf = (file: string, field?: string) =>
    translation && !translation.covers(file, field) ? original : undefined;
  const folder = <Schema extends z.ZodType>(schema: Schema, name: string) =>
    listFolder(root, name, ".yaml").flatMap((id) => yaml(schema, `${name}/${id}.yaml`) ?? []);
  const markdown = <Schema extends z.ZodObject>(schema: Schema, name: string) =>
    listFolder(root, name, ".md").flatMap((id) => {
      const file = `${name}/${id}.md`;
      const read = readMarkdown(schema, file, reading);
      if (!read) return [];
      const { fields, body, original: from } = read;
      const originalBody = translation && { originalBody: from.body };
      return { ...fields, path: `/${id}`, body, lang: langOf(file), ...originalBody };
    });

  const siteFile = yaml(siteSchema, "site.yaml");
  const [original] = siteFile?.languages ?? [];
  const site = siteFile && siteIn(siteFile, language);
  const interfaceWords = readWords(reading, language ?? original ?? "en", language);
  const pages = Object.entries(PAGES).map(([name, [file, schema]]) => [name, yaml(schema, file)] as const);
  const services = folder(serviceSchema, "services")
    .map((service): Service => {
      const file = `services/${service.id}.yaml`;
      const { local, lang } = service.accentName ?? {};
      return {
        ...service,
        // An accent with a name in this language shows no other.
        ...(local && lang === language && { accentName: { name: local } }),
        link: `/services/${service.id}`,
        categoryId: categorySlug(translation?.originalOf(file, "title") ?? service.title),
        lang: langOf(file),
      };
    })
    .sort((a, b) => a.order - b.order);
  const orderOf = (project: Project) => services.findIndex(({ id }) => id === project.serviceCategory);
  const { compare } = new Intl.Collator("en", { numeric: true });
  const projects = folder(projectSchema, "projects")
    .map((project): Project => {
      const file = `projects/${project.id}.yaml`;
      const link = `/portfolio/${project.slug ?? project.id}`;
      return { ...project, link, lang: langOf(file), storyLang: langOf(file, "caseStudy") };
    })
    .sort((a, b) => orderOf(a) - orderOf(b) || compare(a.id, b.id));
  const posts = markdown(postSchema, "posts")
    .map(({ path, ...post }): Post => {
      const inOriginal = (field: "category" | "author") =>
        translation?.originalOf(`posts${path}.md`, field) ?? post[field];
      const categoryId = categorySlug(inOriginal("category"));
      const service = services.find((each) => each.categoryId === categoryId);
      const minutes = readMinutes(post.body, post.lang ?? site?.language);
      return {
        ...post,
        author: teamName(translation, inOriginal("author")) ?? post.author,
        categoryId,
        // The category of an untranslated post still has the translated name of its service.
        category: (post.lang && service?.title) ?? post.category,
        minutes,
        readTime: countText(interfaceWords.post.readTime, minutes, site ?? numeralsOf("en")),
      };
    })
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const legal = markdown(legalSchema, "legal");
  const texts = markdown(textPageSchema, "pages");
  const theme = readTheme(root, problems);
  const mark = readMark(root, problems);
  // Only agencies that draw their pictures have one.
  const manifest = existsSync(join(root, "pictures.json"))
    ? readYaml(manifestSchema, "pictures.json", { ...reading, translation: undefined })
    : {};
  const isWhole = pages.every(([, words]) => words !== undefined);
  if (!site || !theme || !mark || !manifest || !isWhole) throw new ContentError(problems.list);

  const languages = [
    ...Object.entries(PAGE_AT).map(([path, name]) => ({ path, lang: langOf(PAGES[name][0]) })),
    ...services.map(({ lang, link }) => ({ path: link, lang })),
    ...projects.map(({ storyLang, link }) => ({ path: link, lang: storyLang })),
    ...posts.map(({ lang, slug }) => ({ path: `/blog/${slug}`, lang })),
    ...legal,
    ...texts,
  ];
  const content: Content = {
    site,
    pages: Object.fromEntries(pages) as Content["pages"],
    services,
    projects,
    posts,
    legal,
    texts,
    theme,
    mark,
    words: interfaceWords,
    untranslated: new Set(languages.flatMap(({ path, lang }) => (lang ? path : []))),
    translation,
    pictures: withPrepared(manifest, readPrepared(root)),
  };
  checkContent(content, root, problems, problems.list.length === 0);
  if (problems.list.length > 0) {
    if (!isDraft) throw new ContentError(problems.list);
    console.warn(new ContentError(problems.list).message);
  }
  return content;
}

/** The words of site.yaml that texts name in braces, in the language that is read. */
function wordsOf(root: string, language: string | undefined): SiteWords {
  const silent = new Problems(root);
  const data = readRawYaml(root, "site.yaml", silent);
  if (language === undefined) return siteWords(data);
  const site = new Translation(root, language, silent).apply(siteSchema, "site.yaml", data);
  return siteWords({ ...Object(site), locale: translationOf(language).locale });
}

function siteIn(site: z.infer<typeof siteSchema>, language: string | undefined): Site {
  const all = siteLanguages(site);
  const { tag, locale, dir, prefix } = all.find((each) => each.tag === language) ?? all[0];
  const facts = { language: tag, dir, prefix, origin: site.url, url: site.url + prefix };
  return { ...site, ...facts, ...numeralsOf(locale), allLanguages: all };
}

/** The name of a member of the team in a translation of the About page. */
function teamName(translation: Translation | undefined, name: string): string | undefined {
  const pairs = translation?.states.get(PAGES.about[0])?.pairs ?? [];
  const isName = /^team\.members\[\d+\]\.name$/;
  return pairs.find(({ field, original }) => isName.test(field) && setType(original) === setType(name))
    ?.words;
}

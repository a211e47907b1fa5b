import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { categorySlug } from "../../lib/category-slug.ts";
import { countText } from "../../lib/count-text.ts";
import { readWords } from "../../words/read-words.server.ts";
import { checkContent } from "../check/check-content.server.ts";
import { readPrepared } from "../pictures/prepare.server.ts";
import {
  type Content,
  type Legal,
  PAGES,
  type Pages,
  type Post,
  type Project,
  type Service,
  type Site,
  type TextPage,
} from "../schema/content.server.ts";
import { postSchema } from "../schema/post.server.ts";
import { projectSchema } from "../schema/project.server.ts";
import { serviceSchema } from "../schema/service.server.ts";
import { siteSchema } from "../schema/site.server.ts";
import { legalSchema, textPageSchema } from "../schema/texts.server.ts";
import { PAGE_AT } from "./known-paths.server.ts";
import { siteLanguages, translationOf } from "./language.server.ts";
import { readMark } from "./mark.server.ts";
import { manifestSchema, withPrepared } from "./pictures.server.ts";
import {
  ContentError,
  listFolder,
  Problems,
  type Reading,
  readMarkdown,
  readOwnYaml,
  readRawYaml,
  readYaml,
} from "./read-files.server.ts";
import { readMinutes } from "./read-time.server.ts";
import { type SiteWords, siteWords } from "./site-words.server.ts";
import { readTheme } from "./theme.server.ts";
import { Translation } from "./translation.server.ts";

/**
 * Reads and checks all content.
 * @param root the agency's folder, relative to the working directory or absolute.
 * @param isDraft whether `checkContent` only warns (`DRAFT=1 npm run dev`); missing pictures show the placeholder.
 * @param language of a translation; without one the original is read.
 * @throws ContentError that lists every problem with file, field and fix.
 */
export function readContent(root: string, isDraft = false, language?: string): Content {
  const problems = new Problems(root);
  const translation = language === undefined ? undefined : new Translation(root, language, problems);
  const reading: Reading = { root, problems, words: wordsOf(root, language), translation };
  const yaml = <Schema extends z.ZodType>(schema: Schema, file: string) => readYaml(schema, file, reading);
  /** What an entry says of its translation: in which language it is, if that is not the page's. */
  const langOf = (file: string, field?: string) =>
    translation && !translation.covers(file, field) ? original : undefined;
  const folder = <Schema extends z.ZodType>(schema: Schema, name: string) =>
    listFolder(root, name, ".yaml").flatMap((id) => yaml(schema, `${name}/${id}.yaml`) ?? []);
  const markdown = <Schema extends z.ZodType>(schema: Schema, name: string) =>
    listFolder(root, name, ".md").flatMap((id) => {
      const file = `${name}/${id}.md`;
      const read = readMarkdown(schema, file, reading);
      if (!read) return [];
      return { path: `/${id}`, ...read, lang: langOf(file) };
    });

  const siteFile = yaml(siteSchema, "site.yaml");
  const [original] = siteFile?.languages ?? [];
  const site = siteFile && siteIn(siteFile, language);
  const interfaceWords = readWords(reading, language ?? original ?? "en", language);
  const pages = Object.entries(PAGES).map(([name, [file, schema]]) => [name, yaml(schema, file)] as const);
  const services = folder(serviceSchema, "services")
    .map((service): Service => {
      const file = `services/${service.id}.yaml`;
      return {
        ...inLanguage(service, language),
        link: `/services/${service.id}`,
        categoryId: categorySlug(translation?.originalOf(file, "title") ?? service.title),
        lang: langOf(file),
      };
    })
    .sort((a, b) => a.order - b.order);
  const projects = folder(projectSchema, "projects").map(
    (project): Project => ({
      ...project,
      link: `/portfolio/${project.slug ?? project.id}`,
      lang: langOf(`projects/${project.id}.yaml`),
      storyLang: langOf(`projects/${project.id}.yaml`, "caseStudy"),
    }),
  );
  const posts = markdown(postSchema, "posts").map(({ fields, body, original: from, lang }): Post => {
    const { category, author } = Object(from.fields);
    const categoryId = categorySlug(String(category));
    const minutes = readMinutes(body, lang ?? site?.language);
    return {
      ...fields,
      author: authorIn(translation, String(author)) ?? fields.author,
      body,
      ...(translation && { originalBody: from.body }),
      categoryId,
      // A category called like a service is called so in each language.
      ...(lang && {
        category: services.find((each) => each.categoryId === categoryId)?.title ?? fields.category,
      }),
      minutes,
      readTime: countText(interfaceWords.post.readTime, minutes, site?.locale ?? "en"),
      lang,
    };
  });
  const legal = markdown(legalSchema, "legal").map(
    ({ fields, original: from, ...text }): Legal => ({
      ...fields,
      ...text,
      ...(translation && { originalBody: from.body }),
    }),
  );
  const texts = markdown(textPageSchema, "pages").map(
    ({ fields, original: from, ...text }): TextPage => ({
      ...fields,
      ...text,
      ...(translation && { originalBody: from.body }),
    }),
  );
  const theme = readTheme(root, problems);
  const mark = readMark(root, problems);
  // Only agencies that draw their pictures have one.
  const manifest = existsSync(join(root, "pictures.json"))
    ? readOwnYaml(manifestSchema, "pictures.json", reading)
    : {};
  const isWhole = pages.every(([, words]) => words !== undefined);
  if (!site || !theme || !mark || !manifest || !isWhole) throw new ContentError(problems.list);

  const order = (project: Project) => services.findIndex(({ id }) => id === project.serviceCategory);
  const { compare } = new Intl.Collator("en", { numeric: true });
  const content: Content = {
    site,
    pages: Object.fromEntries(pages) as Pages,
    services,
    projects: projects.sort((a, b) => order(a) - order(b) || compare(a.id, b.id)),
    posts: posts.sort((a, b) => Date.parse(b.date) - Date.parse(a.date)),
    legal,
    texts,
    theme,
    mark,
    words: interfaceWords,
    untranslated: new Set(
      Object.entries(PAGE_AT).flatMap(([path, name]) => (langOf(PAGES[name][0]) ? [path] : [])),
    ),
    translation,
    pictures: withPrepared(manifest, readPrepared(root)),
  };
  for (const { lang, path } of [
    ...services.map(({ lang, link }) => ({ lang, path: link })),
    ...content.projects.map(({ storyLang, link }) => ({ lang: storyLang, path: link })),
    ...content.posts.map(({ lang, slug }) => ({ lang, path: `/blog/${slug}` })),
    ...legal,
    ...texts,
  ])
    if (lang) content.untranslated.add(path);
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

/** The facts of the site with those of the language in which it is read. */
function siteIn(site: z.infer<typeof siteSchema>, language: string | undefined): Site {
  const all = siteLanguages(site);
  const [first] = all;
  const own = all.find(({ tag }) => tag === language) ?? first;
  if (!own || !first) throw new Error("site.yaml names no language");
  return {
    ...site,
    language: own.tag,
    locale: own.locale,
    dir: own.dir,
    prefix: own.prefix,
    origin: site.url,
    url: site.url + own.prefix,
    allLanguages: all,
  };
}

/** The name of an author, whom a translation names where it names the team. */
function authorIn(translation: Translation | undefined, name: string): string | undefined {
  const pairs = translation?.states.get(PAGES.about[0])?.pairs ?? [];
  return pairs.find(({ field, original }) => /^team\.members\[\d+\]\.name$/.test(field) && original === name)
    ?.words;
}

/** A service whose accent has a name of its own in this language has that one alone. */
function inLanguage<Entry extends Pick<Service, "accentName">>(
  entry: Entry,
  language: string | undefined,
): Entry {
  const { local, lang } = entry.accentName ?? {};
  return local && lang === language ? { ...entry, accentName: { name: local } } : entry;
}

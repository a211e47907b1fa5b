import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
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
  type TextPage,
} from "../schema/content.server.ts";
import { postSchema } from "../schema/post.server.ts";
import { projectSchema } from "../schema/project.server.ts";
import { serviceSchema } from "../schema/service.server.ts";
import { siteSchema } from "../schema/site.server.ts";
import { legalSchema, textPageSchema } from "../schema/texts.server.ts";
import { readMark } from "./mark.server.ts";
import { manifestSchema, withPrepared } from "./pictures.server.ts";
import {
  ContentError,
  listFolder,
  Problems,
  readMarkdown,
  readRawYaml,
  readYaml,
} from "./read-files.server.ts";
import { readMinutes } from "./read-time.server.ts";
import { siteWords } from "./site-words.server.ts";
import { readTheme } from "./theme.server.ts";

/**
 * Reads and checks all content.
 * @param root the agency's folder, relative to the working directory or absolute.
 * @param isDraft whether `checkContent` only warns (`DRAFT=1 npm run dev`); missing pictures show the placeholder.
 * @throws ContentError that lists every problem with file, field and fix.
 */
export function readContent(root: string, isDraft = false): Content {
  const problems = new Problems(root);
  const words = siteWords(readRawYaml(root, "site.yaml", new Problems(root)));
  const yaml = <Schema extends z.ZodType>(schema: Schema, file: string) =>
    readYaml(schema, root, file, problems, words);
  const folder = <Schema extends z.ZodType>(schema: Schema, name: string) =>
    listFolder(root, name, ".yaml").flatMap((id) => yaml(schema, `${name}/${id}.yaml`) ?? []);
  const markdown = <Schema extends z.ZodType>(schema: Schema, name: string) =>
    listFolder(root, name, ".md").flatMap((id) => {
      const read = readMarkdown(schema, root, `${name}/${id}.md`, problems, words);
      return read ? { path: `/${id}`, ...read } : [];
    });

  const site = yaml(siteSchema, "site.yaml");
  const interfaceWords = readWords(root, problems, words);
  const pages = Object.entries(PAGES).map(([name, [file, schema]]) => [name, yaml(schema, file)] as const);
  const services = folder(serviceSchema, "services")
    .map((service): Service => ({ ...service, link: `/services/${service.id}` }))
    .sort((a, b) => a.order - b.order);
  const projects = folder(projectSchema, "projects").map(
    (project): Project => ({ ...project, link: `/portfolio/${project.slug ?? project.id}` }),
  );
  const posts = markdown(postSchema, "posts").map(({ fields, body }): Post => {
    const minutes = readMinutes(body);
    const readTime = countText(interfaceWords.post.readTime, minutes, site?.locale ?? "en");
    return { ...fields, body, minutes, readTime };
  });
  const legal = markdown(legalSchema, "legal").map(({ fields, ...text }): Legal => ({ ...fields, ...text }));
  const texts = markdown(textPageSchema, "pages").map(
    ({ fields, ...text }): TextPage => ({ ...fields, ...text }),
  );
  const theme = readTheme(root, problems);
  const mark = readMark(root, problems);
  // Only agencies that draw their pictures have one.
  const measured = existsSync(join(root, "pictures.json")) ? yaml(manifestSchema, "pictures.json") : {};
  const isWhole = pages.every(([, words]) => words !== undefined);
  if (!site || !theme || !mark || !measured || !isWhole) throw new ContentError(problems.list);

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
    pictures: withPrepared(measured, readPrepared(root)),
  };
  checkContent(content, root, problems, problems.list.length === 0);
  if (problems.list.length > 0) {
    if (!isDraft) throw new ContentError(problems.list);
    console.warn(new ContentError(problems.list).message);
  }
  return content;
}

import type { z } from "zod";
import { checkContent } from "./check-content.server.ts";
import { homeSchema } from "./home.server.ts";
import { type Manifest, manifestSchema } from "./pictures.server.ts";
import { ContentError, listFolder, Problems, readMarkdown, readYaml } from "./read-files.server.ts";
import {
  aboutSchema,
  contactSchema,
  legalSchema,
  pagesSchema,
  postSchema,
  projectSchema,
  serviceSchema,
  servicesPageSchema,
} from "./schemas.server.ts";
import { siteSchema } from "./site.server.ts";

export type Site = z.infer<typeof siteSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Project = z.infer<typeof projectSchema>;
export type Post = z.infer<typeof postSchema> & { body: string };
export type Legal = z.infer<typeof legalSchema> & { body: string };
export type Home = z.infer<typeof homeSchema>;

/** Everything in `content/`, validated. Lists are in the order in which the site shows them. */
export type Content = {
  site: Site;
  home: Home;
  services: Service[];
  projects: Project[];
  /** Newest first. */
  posts: Post[];
  servicesPage: z.infer<typeof servicesPageSchema>;
  about: z.infer<typeof aboutSchema>;
  contact: z.infer<typeof contactSchema>;
  pages: z.infer<typeof pagesSchema>;
  legal: { privacy: Legal; terms: Legal };
  pictures: Manifest;
};

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * Reads and checks all content.
 * @param root the repository's root.
 * @param isDraft true while content is being written (`DRAFT=1 npm run dev`): what one file alone cannot know
 * (missing pictures, links, references) is then said but does not stop; missing pictures show the placeholder.
 * @throws ContentError that lists every problem with file, field and what was expected.
 */
export function readContent(root: string, isDraft = false): Content {
  const problems = new Problems();
  const yaml = <Schema extends z.ZodType>(schema: Schema, file: string) =>
    readYaml(schema, root, `content/${file}`, problems);
  const folder = <Schema extends z.ZodType>(schema: Schema, name: string) =>
    listFolder(root, `content/${name}`, ".yaml").map((id) => yaml(schema, `${name}/${id}.yaml`));
  const legal = (file: string) => {
    const read = readMarkdown(legalSchema, root, `content/legal/${file}`, problems);
    return read && { ...read.fields, body: read.body };
  };

  const read = {
    site: yaml(siteSchema, "site.yaml"),
    home: yaml(homeSchema, "home.yaml"),
    services: folder(serviceSchema, "services"),
    projects: folder(projectSchema, "projects"),
    posts: listFolder(root, "content/posts", ".md").map((name) => {
      const post = readMarkdown(postSchema, root, `content/posts/${name}.md`, problems);
      return post && { ...post.fields, body: post.body };
    }),
    servicesPage: yaml(servicesPageSchema, "services.yaml"),
    about: yaml(aboutSchema, "about.yaml"),
    contact: yaml(contactSchema, "contact.yaml"),
    pages: yaml(pagesSchema, "pages.yaml"),
    privacy: legal("privacy-policy.md"),
    terms: legal("terms-of-service.md"),
    pictures: yaml(manifestSchema, "pictures.json"),
  };
  const { site, home, servicesPage, about, contact, pages, privacy, terms, pictures } = read;
  if (!site || !home || !servicesPage || !about || !contact || !pages || !privacy || !terms || !pictures) {
    throw new ContentError(problems.list);
  }
  const content: Content = {
    site,
    home,
    services: read.services.filter(isPresent).sort((a, b) => a.order - b.order),
    projects: read.projects.filter(isPresent).sort(byCategoryThenNumber),
    posts: read.posts.filter(isPresent).sort((a, b) => Date.parse(b.date) - Date.parse(a.date)),
    servicesPage,
    about,
    contact,
    pages,
    legal: { privacy, terms },
    pictures,
  };
  checkContent(content, root, problems);
  if (problems.list.length > 0) {
    if (!isDraft) throw new ContentError(problems.list);
    console.warn(new ContentError(problems.list).message);
  }
  return content;

  function byCategoryThenNumber(a: Project, b: Project): number {
    const order = (project: Project) =>
      read.services.find((service) => service?.id === project.serviceCategory)?.order ?? 99;
    return order(a) - order(b) || a.id.localeCompare(b.id, "en", { numeric: true });
  }
}

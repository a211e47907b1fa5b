import { getContent } from "../content/read/content.server.ts";
import { PAGE_AT, pageName } from "../content/read/known-paths.server.ts";
import type { Content, Legal, Post, Project, Service, TextPage } from "../content/schema/content.server.ts";

/** The content of a page, by the kind of page. */
type PageContent =
  | { kind: "project"; project: Project }
  | { kind: "post"; post: Post }
  | { kind: "service"; service: Service }
  | { kind: "legal"; legal: Legal }
  | { kind: "text"; text: TextPage }
  | { kind: (typeof PAGE_AT)[keyof typeof PAGE_AT] }
  /** A page without content of the agency. */
  | { kind: "other" };

/** What a page is about, and what cards, lists and twins show of it. */
export type Subject = PageContent & {
  /** Its name in menus and lists. */
  name: string;
  headline: string | readonly string[];
  /** Above the headline on its card. */
  label: string;
  /** One sentence; pages without one are described by their head. */
  summary?: string;
  /** The files that it is made of, within the agency's folder. */
  files: string[];
};

/** The subjects by address; cached, because every page asks several times. */
const known = new WeakMap<Content, Map<string, Subject>>();

function subjects(content: Content): Map<string, Subject> {
  const { site, pages, projects, services, posts, legal, texts } = content;
  const { city } = site.contact.address;
  const projectFiles = projects.map(({ id }) => `projects/${id}.yaml`);
  const postFiles = posts.map(({ slug }) => `posts/${slug}.md`);
  const found = new Map<string, Subject>();
  for (const [path, kind] of Object.entries(PAGE_AT)) {
    const page = pages[kind];
    const listed = { portfolio: projectFiles, blog: postFiles }[kind as string] ?? [];
    found.set(path, {
      kind,
      name: pageName(content, path),
      headline: page.headline ?? ("title" in page ? page.title : ""),
      label: kind === "home" ? city : "",
      files: [`pages/${kind}.yaml`, ...listed],
    });
  }
  for (const project of projects) {
    const { id, link, title, description: summary, serviceCategory } = project;
    const label = services.find((service) => service.id === serviceCategory)?.title ?? "";
    const files = [`projects/${id}.yaml`];
    found.set(link, { kind: "project", project, name: title, headline: title, label, summary, files });
  }
  for (const service of services) {
    const { id, link, title, description: summary } = service;
    const files = [`services/${id}.yaml`];
    found.set(link, { kind: "service", service, name: title, headline: title, label: city, summary, files });
  }
  for (const post of posts) {
    const { slug, title, category: label, excerpt: summary } = post;
    const files = [`posts/${slug}.md`];
    found.set(`/blog/${slug}`, { kind: "post", post, name: title, headline: title, label, summary, files });
  }
  for (const text of legal) {
    const { path, title } = text;
    const files = [`legal${path}.md`];
    found.set(path, { kind: "legal", legal: text, name: title, headline: title, label: "", files });
  }
  for (const text of texts) {
    const { path, title, headline = title } = text;
    const files = [`pages${path}.md`];
    found.set(path, { kind: "text", text, name: pageName(content, path), headline, label: "", files });
  }
  return found;
}

/** What the page at a canonical address is about. */
export function subjectAt(path: string): Subject {
  const content = getContent();
  const all = known.get(content) ?? subjects(content);
  known.set(content, all);
  return all.get(path) ?? { kind: "other", name: path, headline: "", label: "", files: [] };
}

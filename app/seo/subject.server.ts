import { PAGE_AT, pageName } from "../content/addresses/known-paths.server.ts";
import type { Content, Legal, Post, Project, Service, TextPage } from "../content/schema/content.server.ts";

type PageContent =
  | { kind: "project"; project: Project }
  | { kind: "post"; post: Post }
  | { kind: "service"; service: Service }
  | { kind: "legal"; legal: Legal }
  | { kind: "text"; text: TextPage }
  | { kind: (typeof PAGE_AT)[keyof typeof PAGE_AT] }
  /** A page without content of the agency. */
  | { kind: "other" };

/** The subject of a page, with the texts that cards, lists and twins show. */
export type Subject = PageContent & {
  /** Name in menus and lists. */
  name: string;
  headline: string | readonly string[];
  /** Text above the headline on the page's card. */
  label: string;
  /** Summary in one sentence; pages without one use their meta description. */
  summary?: string;
  /** Content files of the page, relative to the agency's folder. */
  files: string[];
};

/** Cache of subjects by address, because every page reads several. */
const known = new WeakMap<Content, Map<string, Subject>>();

function subjects(content: Content): Map<string, Subject> {
  const { site, pages, projects, services, posts, legal, texts } = content;
  const { city } = site.contact.address;
  const projectFiles = projects.map(({ id }) => `projects/${id}.yaml`);
  const postFiles = posts.map(({ slug }) => `posts/${slug}.md`);
  const titled = (title: string, file: string, label = "") => {
    return { name: title, headline: title, label, files: [file] };
  };
  const found = new Map<string, Subject>();
  for (const [path, kind] of Object.entries(PAGE_AT)) {
    const page = pages[kind];
    const headline = page.headline ?? ("title" in page ? page.title : "");
    const listed = { portfolio: projectFiles, blog: postFiles }[kind as string] ?? [];
    const files = [`pages/${kind}.yaml`, ...listed];
    const label = kind === "home" ? (city ?? "") : "";
    found.set(path, { kind, name: pageName(content, path), headline, label, files });
  }
  for (const project of projects) {
    const { id, link, title, description: summary, serviceCategory } = project;
    const label = services.find((service) => service.id === serviceCategory)?.title;
    found.set(link, { kind: "project", project, ...titled(title, `projects/${id}.yaml`, label), summary });
  }
  for (const service of services) {
    const { id, link, title, description: summary } = service;
    found.set(link, { kind: "service", service, ...titled(title, `services/${id}.yaml`, city), summary });
  }
  for (const post of posts) {
    const { slug, title, category, excerpt: summary } = post;
    const shown = titled(title, `posts/${slug}.md`, category);
    found.set(`/blog/${slug}`, { kind: "post", post, ...shown, summary });
  }
  for (const text of legal)
    found.set(text.path, { kind: "legal", legal: text, ...titled(text.title, `legal${text.path}.md`) });
  for (const text of texts) {
    const { path, title, headline = title } = text;
    found.set(path, { kind: "text", text, ...titled(pageName(content, path), `pages${path}.md`), headline });
  }
  return found;
}

/** Returns the subject of the page at a canonical address. */
export function subjectAt(content: Content, path: string): Subject {
  const all = known.get(content) ?? subjects(content);
  known.set(content, all);
  return all.get(path) ?? { kind: "other", name: path, headline: "", label: "", files: [] };
}

import { getContent } from "../content/read/content.server.ts";
import { mainPages } from "../content/read/known-paths.server.ts";
import type { Legal, Post, Project, Service } from "../content/schema/content.server.ts";

/** What a page is about. */
export type Subject =
  | { kind: "project"; project: Project; service: Service | undefined }
  | { kind: "post"; post: Post }
  | { kind: "service"; service: Service }
  | { kind: "legal"; legal: Legal }
  | { kind: "home" | "about" | "contact" | "services" | "portfolio" | "blog" | "sitemap" }
  /** A page that the content has no words for. */
  | { kind: "other" };

const PAGES = {
  "/": "home",
  "/about": "about",
  "/contact": "contact",
  "/services": "services",
  "/portfolio": "portfolio",
  "/blog": "blog",
  "/sitemap": "sitemap",
} as const;

/** What the page at a canonical address is about. */
export function subjectAt(path: string): Subject {
  const { projects, services, posts, legal } = getContent();
  const project = projects.find(({ link }) => link === path);
  if (project)
    return { kind: "project", project, service: services.find(({ id }) => id === project.serviceCategory) };
  const service = services.find(({ link }) => link === path);
  if (service) return { kind: "service", service };
  const post = posts.find(({ slug }) => `/blog/${slug}` === path);
  if (post) return { kind: "post", post };
  const text = legal.find((candidate) => candidate.path === path);
  if (text) return { kind: "legal", legal: text };
  return { kind: PAGES[path as keyof typeof PAGES] ?? "other" };
}

/** The name under which the site's menus and lists lead to one of the main pages. */
export function menuName(path: string): string {
  const content = getContent();
  const known = [...content.site.navigation, ...mainPages(content)].find((item) => item.path === path);
  return known?.name ?? path;
}

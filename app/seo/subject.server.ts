import { getContent } from "../content/read/content.server.ts";
import { mainPages } from "../content/read/known-paths.server.ts";
import type { Content, Legal, Post, Project, Service, TextPage } from "../content/schema/content.server.ts";

/** What a page is about. */
export type Subject =
  | { kind: "project"; project: Project; service: Service | undefined }
  | { kind: "post"; post: Post }
  | { kind: "service"; service: Service }
  | { kind: "legal"; legal: Legal }
  | { kind: "text"; text: TextPage }
  | { kind: "home" | "about" | "contact" | "services" | "portfolio" | "blog" | "sitemap" }
  /** A page without content of the agency. */
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

/** The subjects by address; kept, because every page asks several times. */
const known = new WeakMap<Content, Map<string, Subject>>();

function subjects(content: Content): Map<string, Subject> {
  const { projects, services, posts, legal, texts } = content;
  const byId = new Map(services.map((service) => [service.id, service]));
  return new Map<string, Subject>([
    ...projects.map((project): [string, Subject] => [
      project.link,
      { kind: "project", project, service: byId.get(project.serviceCategory) },
    ]),
    ...services.map((service): [string, Subject] => [service.link, { kind: "service", service }]),
    ...posts.map((post): [string, Subject] => [`/blog/${post.slug}`, { kind: "post", post }]),
    ...legal.map((text): [string, Subject] => [text.path, { kind: "legal", legal: text }]),
    ...texts.map((text): [string, Subject] => [text.path, { kind: "text", text }]),
  ]);
}

/** What the page at a canonical address is about. */
export function subjectAt(path: string): Subject {
  const content = getContent();
  const all = known.get(content) ?? subjects(content);
  known.set(content, all);
  return all.get(path) ?? { kind: PAGES[path as keyof typeof PAGES] ?? "other" };
}

/** The name of a main page in menus and lists. */
export function menuName(path: string): string {
  const content = getContent();
  const item = [...content.site.navigation, ...mainPages(content)].find((page) => page.path === path);
  return item?.name ?? path;
}

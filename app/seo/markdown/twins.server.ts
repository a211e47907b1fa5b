import { getContent } from "../../content/read/content.server.ts";
import { canonicalPaths } from "../../content/read/known-paths.server.ts";
import { listOf } from "../../content/read/paging.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { menuName, type Subject, subjectAt } from "../subject.server.ts";
import { blocks, link, list } from "./markdown.server.ts";
import * as pages from "./pages.server.ts";
import { legalTwin, postTwin, projectTwin, serviceTwin, textTwin } from "./works.server.ts";

/** The address of a page's Markdown twin: "/about" → "/about.md". */
export function twinAddress(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

const PAGES = {
  home: pages.homeTwin,
  about: pages.aboutTwin,
  contact: pages.contactTwin,
  services: pages.servicesTwin,
  portfolio: pages.portfolioTwin,
  blog: pages.blogTwin,
  sitemap: pages.sitemapTwin,
};

function bodyOf(subject: Subject): string | undefined {
  switch (subject.kind) {
    case "project":
      return projectTwin(subject.project);
    case "post":
      return postTwin(subject.post);
    case "service":
      return serviceTwin(subject.service);
    case "legal":
      return legalTwin(subject.legal);
    case "text":
      return textTwin(subject.text);
    case "other":
      return undefined;
    default:
      return PAGES[subject.kind]();
  }
}

/** A page as Markdown; undefined for pages without content of the agency. */
export function markdownTwin({ path, title, description }: BuiltPage): string | undefined {
  const body = bodyOf(subjectAt(path));
  if (body === undefined) return undefined;
  // JSON strings are valid YAML.
  const front = { title, description, url: `${getContent().site.url}${path}` };
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${body.trim()}\n`;
}

/** `/llms.txt` (llmstxt.org): links to the twins of all pages. */
export function llmsTxt(built: ReadonlyMap<string, BuiltPage>): string {
  const content = getContent();
  const { site, pages: words, services, projects, posts, legal } = content;
  const entry = (path: string, name: string, text = built.get(path)?.description) =>
    `${link(name, twinAddress(path))}${text ? `: ${text}` : ""}`;
  const listed = new Set([
    ...services.map((service) => service.link),
    ...projects.map((project) => project.link),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...legal.map(({ path }) => path),
    "/sitemap",
  ]);
  // The parts of a list list what the list does.
  const others = canonicalPaths(content).filter((path) => !listed.has(path) && !listOf(path));
  const section = (title: string, lines: string[]) => lines.length > 0 && blocks(`## ${title}`, list(lines));
  return `${blocks(
    `# ${site.name}`,
    `> ${words.home.meta.description}`,
    site.footer.blurb,
    section(
      menuName("/"),
      others.map((path) => entry(path, menuName(path))),
    ),
    section(
      menuName("/services"),
      services.map((service) => entry(service.link, service.title, service.description)),
    ),
    section(
      menuName("/portfolio"),
      projects.map((project) => entry(project.link, project.title, project.description)),
    ),
    section(
      menuName("/blog"),
      posts.map(({ slug, title, excerpt }) => entry(`/blog/${slug}`, title, excerpt)),
    ),
    // A name of the convention: readers may skip this section.
    section(
      "Optional",
      legal.map(({ path, title }) => entry(path, title)),
    ),
  )}\n`;
}

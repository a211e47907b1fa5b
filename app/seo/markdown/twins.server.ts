import { getContent } from "../../content/read/content.server.ts";
import { canonicalPaths } from "../../content/read/known-paths.server.ts";
import { listOf } from "../../content/read/paging.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { menuName, type Subject, subjectAt } from "../subject.server.ts";
import { blocks, link, list } from "./markdown.server.ts";
import * as pages from "./pages.server.ts";
import { legalTwin, postTwin, projectTwin, serviceTwin, textTwin } from "./works.server.ts";

/** Where the Markdown twin of a page lies: "/about.md"; that of the home page is "/index.md". */
export function twinAddress(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

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
    case "home":
      return pages.homeTwin();
    case "about":
      return pages.aboutTwin();
    case "contact":
      return pages.contactTwin();
    case "services":
      return pages.servicesTwin();
    case "portfolio":
      return pages.portfolioTwin();
    case "blog":
      return pages.blogTwin();
    case "sitemap":
      return pages.sitemapTwin();
    case "other":
      return undefined;
  }
}

/** A page's words and facts as Markdown, for programs that read; undefined for a page that the content does not know. */
export function markdownTwin({ path, title, description }: BuiltPage): string | undefined {
  const body = bodyOf(subjectAt(path));
  if (body === undefined) return undefined;
  // JSON's strings are YAML's, too.
  const front = { title, description, url: `${getContent().site.url}${path}` };
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${body.trim()}\n`;
}

/** `/llms.txt` (llmstxt.org): the site in a page of links to the twins of its pages. */
export function llmsTxt(built: ReadonlyMap<string, BuiltPage>): string {
  const content = getContent();
  const { site, pages: words, services, projects, posts, legal } = content;
  const entry = (path: string, name: string, says?: string) => {
    const page = built.get(path);
    const text = says ?? page?.description;
    return `${link(name, twinAddress(path))}${text ? `: ${text}` : ""}`;
  };
  const listed = new Set([
    ...services.map((service) => service.link),
    ...projects.map((project) => project.link),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...legal.map(({ path }) => path),
    "/sitemap",
  ]);
  // The parts of a list list what the list does.
  const others = canonicalPaths(content).filter((path) => !listed.has(path) && !listOf(path));
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? blocks(`## ${title}`, list(lines)) : undefined;
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
      services.map((one) => entry(one.link, one.title, one.description)),
    ),
    section(
      menuName("/portfolio"),
      projects.map((one) => entry(one.link, one.title, one.description)),
    ),
    section(
      menuName("/blog"),
      posts.map((one) => entry(`/blog/${one.slug}`, one.title, one.excerpt)),
    ),
    // By the convention this name marks what a short reading may leave out.
    section(
      "Optional",
      legal.map((one) => entry(one.path, one.title)),
    ),
  )}\n`;
}

import { urlOf } from "../../content/addresses/meta.server.ts";
import { listOf } from "../../content/addresses/paging.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { translatedPaths } from "../languages.server.ts";
import { type Subject, subjectAt } from "../subject.server.ts";
import { blocks, link, list, section } from "./markdown.server.ts";
import { PAGE_TWINS } from "./pages.server.ts";
import { legalTwin, postTwin, projectTwin, serviceTwin, textTwin } from "./works.server.ts";

/** Returns the address of a page's Markdown twin: "/about" → "/about.md". */
export function twinAddress(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

function bodyOf(content: Content, subject: Subject): string | undefined {
  if (subject.kind === "project") return projectTwin(content, subject.project);
  if (subject.kind === "post") return postTwin(content, subject.post);
  if (subject.kind === "service") return serviceTwin(content, subject.service);
  if (subject.kind === "legal") return legalTwin(content, subject.legal);
  if (subject.kind === "text") return textTwin(content, subject.text);
  return subject.kind === "other" ? undefined : PAGE_TWINS[subject.kind](content);
}

/** Returns a page as Markdown; undefined for a page without content of the agency. */
export function markdownTwin(content: Content, { path, title, description }: BuiltPage): string | undefined {
  const body = bodyOf(content, subjectAt(content, path));
  if (body === undefined) return undefined;
  const front = { title, description, url: urlOf(content, path) };
  // JSON strings are valid YAML.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join("")}---\n\n${body.trim()}\n`;
}

/** Returns `/llms.txt` (llmstxt.org): links to the twins of all pages. */
export function llmsTxt(content: Content, built: ReadonlyMap<string, BuiltPage>): string {
  // Categories and further pages of a list only repeat its entries.
  const paths = translatedPaths(content).filter((path) => path !== "/sitemap" && !listOf(path));
  const links = (title: string, hasKind: (kind: string) => boolean) => {
    const lines = paths.flatMap((path) => {
      const { kind, name, summary = built.get(path)?.description } = subjectAt(content, path);
      return hasKind(kind)
        ? [`${link(content, name, twinAddress(path))}${summary ? `: ${summary}` : ""}`]
        : [];
    });
    return lines.length > 0 && section({ title }, list(lines));
  };
  const parts = blocks(
    `# ${content.site.name}`,
    `> ${content.pages.home.meta.description}`,
    content.site.footer.blurb,
    links(subjectAt(content, "/").name, (kind) => kind in PAGE_TWINS || kind === "text"),
    links(subjectAt(content, "/services").name, (kind) => kind === "service"),
    links(subjectAt(content, "/portfolio").name, (kind) => kind === "project"),
    links(subjectAt(content, "/blog").name, (kind) => kind === "post"),
    // llms.txt names sections that readers may skip "Optional".
    links("Optional", (kind) => kind === "legal"),
    otherLanguages(content),
  );
  return `${parts}\n`;
}

function otherLanguages(content: Content) {
  const { origin, language, allLanguages } = content.site;
  const others = allLanguages.filter(({ tag }) => tag !== language);
  const lines = others.map(({ name, prefix }) => link(content, name, `${origin}${prefix}/llms.txt`));
  return lines.length > 0 && section({ title: "Languages" }, list(lines));
}

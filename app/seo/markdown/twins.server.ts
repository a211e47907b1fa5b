import { urlOf } from "../../content/addresses/meta.server.ts";
import { listOf } from "../../content/addresses/paging.server.ts";
import { getContent } from "../../content/content.server.ts";
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

function bodyOf(subject: Subject): string | undefined {
  if (subject.kind === "project") return projectTwin(subject.project);
  if (subject.kind === "post") return postTwin(subject.post);
  if (subject.kind === "service") return serviceTwin(subject.service);
  if (subject.kind === "legal") return legalTwin(subject.legal);
  if (subject.kind === "text") return textTwin(subject.text);
  return subject.kind === "other" ? undefined : PAGE_TWINS[subject.kind]();
}

/** Returns a page as Markdown; undefined for a page without content of the agency. */
export function markdownTwin({ path, title, description }: BuiltPage): string | undefined {
  const body = bodyOf(subjectAt(path));
  if (body === undefined) return undefined;
  const front = { title, description, url: urlOf(path) };
  // JSON strings are valid YAML.
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join("")}---\n\n${body.trim()}\n`;
}

/** Returns `/llms.txt` (llmstxt.org): links to the twins of all pages. */
export function llmsTxt(built: ReadonlyMap<string, BuiltPage>): string {
  const content = getContent();
  // Categories and further pages of a list only repeat its entries.
  const paths = translatedPaths().filter((path) => path !== "/sitemap" && !listOf(path));
  const links = (title: string, hasKind: (kind: string) => boolean) => {
    const lines = paths.flatMap((path) => {
      const { kind, name, summary = built.get(path)?.description } = subjectAt(path);
      return hasKind(kind) ? [`${link(name, twinAddress(path))}${summary ? `: ${summary}` : ""}`] : [];
    });
    return lines.length > 0 && section({ title }, list(lines));
  };
  const parts = blocks(
    `# ${content.site.name}`,
    `> ${content.pages.home.meta.description}`,
    content.site.footer.blurb,
    links(subjectAt("/").name, (kind) => kind in PAGE_TWINS || kind === "text"),
    links(subjectAt("/services").name, (kind) => kind === "service"),
    links(subjectAt("/portfolio").name, (kind) => kind === "project"),
    links(subjectAt("/blog").name, (kind) => kind === "post"),
    // llms.txt names sections that readers may skip "Optional".
    links("Optional", (kind) => kind === "legal"),
    otherLanguages(),
  );
  return `${parts}\n`;
}

function otherLanguages() {
  const { origin, language, allLanguages } = getContent().site;
  const others = allLanguages.filter(({ tag }) => tag !== language);
  const lines = others.map(({ name, prefix }) => link(name, `${origin}${prefix}/llms.txt`));
  return lines.length > 0 && section({ title: "Languages" }, list(lines));
}

import { urlOf } from "../content/addresses/meta.server.ts";
import { listOf } from "../content/addresses/paging.server.ts";
import { blocks, link, list, section } from "../content/markdown/write-markdown.server.ts";
import type { Content } from "../content/schema/content.server.ts";
import { CONTENT_TYPES } from "../content/types/index.server.ts";
import { PATHS } from "../paths.ts";
import type { BuiltPage } from "./built-page.server.ts";
import { translatedPaths } from "./languages.server.ts";
import { type Subject, subjectAt } from "./subject.server.ts";

/** Returns the address of a page's Markdown twin: "/about" → "/about.md". */
export function twinAddress(path: string): string {
  return `${path === "/" ? "/index" : path}.md`;
}

function bodyOf(content: Content, { page, typed }: Subject): string | undefined {
  return typed ? typed.type.markdown(content, typed.entry) : page?.markdown(content);
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
  const paths = translatedPaths(content).filter((path) => !listOf(path));
  const links = (title: string, isListed: (subject: Subject) => boolean | undefined) => {
    const lines = paths.flatMap((path) => {
      const subject = subjectAt(content, path);
      const { name, summary = built.get(path)?.description } = subject;
      const line = `${link(content, name, twinAddress(path))}${summary ? `: ${summary}` : ""}`;
      return isListed(subject) ? [line] : [];
    });
    return lines.length > 0 && section({ title }, list(lines));
  };
  const parts = blocks(
    `# ${content.site.name}`,
    `> ${content.pages.home.meta.description}`,
    content.site.footer.blurb,
    links(
      subjectAt(content, PATHS.home).name,
      ({ page, typed }) => page?.isMain || typed?.type.section === "main",
    ),
    CONTENT_TYPES.map(
      ([type, { list }]) =>
        list && links(subjectAt(content, list.path).name, ({ typed }) => typed?.name === type),
    ),
    // llms.txt names sections that readers may skip "Optional".
    links("Optional", ({ typed }) => typed?.type.section === "optional"),
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

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getContent } from "../content/read/content.server.ts";

/** A picture of ours as a page shows it. */
export type ShownPicture = { src: string; alt: string; width: number; height: number };

/** A page as the build wrote it, with what is read off it so that nothing else can say otherwise. */
export type BuiltPage = {
  /** Path of its file. */
  file: string;
  /** Its canonical address on the site, such as "/about"; a project's second address has the first one's. */
  path: string;
  title: string;
  description: string;
  /** The dye that the page stands in. */
  dye: string;
  /** Pictures of the page's own part, in their order, each once. */
  pictures: ShownPicture[];
  /** Addresses of ours that the page's own part leads to, in their order, each once. */
  links: string[];
};

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Text out of an HTML text or attribute that React wrote. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function attribute(tag: string, name: string): string {
  return unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

function readPage(file: string): BuiltPage | undefined {
  const html = readFileSync(file, "utf8");
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  if (canonical === undefined) return undefined;
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const pictures = new Map<string, ShownPicture>();
  for (const [tag] of main.matchAll(/<img\b[^>]*>/g)) {
    const src = attribute(tag, "src");
    if (!src.startsWith("/pictures/") || pictures.has(src)) continue;
    const [width, height] = [Number(attribute(tag, "width")), Number(attribute(tag, "height"))];
    pictures.set(src, { src, alt: attribute(tag, "alt"), width, height });
  }
  const links = [...main.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)].map(([, href]) =>
    unescapeHtml(href ?? ""),
  );
  return {
    file,
    path: unescapeHtml(canonical).slice(getContent().site.url.length),
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: attribute(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? "", "content"),
    dye: /<div id="root"><div data-dye="([^"]*)"/.exec(html)?.[1] ?? "neutral",
    pictures: [...pictures.values()],
    links: [...new Set(links)],
  };
}

/**
 * The files of a build's pages, those included that say that something was not found.
 * @param client the folder of the built site
 */
export function pageFiles(client: string): string[] {
  return readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|[\\/])index\.html$/.test(name))
    .sort()
    .map((name) => join(client, name));
}

/** The pages of a build that have an address of their own: those that search engines may show. */
export function builtPages(client: string): BuiltPage[] {
  // A part of a string keeps the whole page in memory; a clone is parts alone.
  return pageFiles(client).flatMap((file) => structuredClone(readPage(file)) ?? []);
}

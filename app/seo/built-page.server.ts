import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../content/schema/content.server.ts";

export type ShownPicture = { src: string; alt: string; width: number; height: number };

/** A built page with data read from its HTML. */
export type BuiltPage = {
  file: string;
  /** Canonical path within its language; both addresses of a project share it. */
  path: string;
  /** Canonical address. */
  url: string;
  title: string;
  description: string;
  accent: string;
  /** Distinct pictures in <main>, in document order. */
  pictures: ShownPicture[];
  /** Distinct internal links in <main>, in document order. */
  links: string[];
};

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Unescapes text or an attribute written by React. */
const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => ENTITIES[name] ?? "");

function attribute(tag: string, name: string): string {
  return unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

function readPage(content: Content, file: string): BuiltPage | undefined {
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
  const { prefix, url, origin } = content.site;
  const links = [...main.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)].map(([, href]) =>
    pathIn(unescapeHtml(href ?? ""), prefix),
  );
  const address = unescapeHtml(canonical);
  return {
    file,
    // An untranslated page has the original as its canonical page.
    path: pathIn(address, address.startsWith(url) ? url : origin),
    url: address,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: attribute(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? "", "content"),
    accent: /<div id="root"><div data-accent="([^"]*)"/.exec(html)?.[1] ?? "neutral",
    pictures: [...pictures.values()],
    links: [...new Set(links)],
  };
}

/** Removes a prefix from an address; "/" if nothing is left. */
function pathIn(address: string, start: string): string {
  return address.startsWith(start) ? address.slice(start.length) || "/" : address;
}

/** Returns the language's folder in the built site. */
export function languageFolder(content: Content, client: string): string {
  return join(client, content.site.prefix);
}

/** Returns a language's HTML files, including 404 pages. @param client the folder of the built site */
export function pageFiles(content: Content, client: string): string[] {
  const root = languageFolder(content, client);
  return globSync("**/index.html", { cwd: root })
    .sort()
    .map((name) => join(root, name));
}

/** Returns the build's pages that have a canonical address. */
export function builtPages(content: Content, client: string): BuiltPage[] {
  // Clone the data, because substrings would keep the whole page in memory.
  return pageFiles(content, client).flatMap((file) => structuredClone(readPage(content, file)) ?? []);
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import type { Content } from "../content/schema/content.server.ts";
import type { ShownPicture } from "../content/types/page-type.server.ts";

/** A built page with data read from its HTML. */
export type BuiltPage = {
  file: string;
  /** Canonical path within the page's language. Both addresses of a project have the same canonical path. */
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

function readPage(content: Content, file: string): BuiltPage | undefined {
  const page = parse(readFileSync(file, "utf8"), { blockTextElements: { script: true, style: true } });
  const find = (selector: string, attribute: string) => page.querySelector(selector)?.getAttribute(attribute);
  const address = find('link[rel="canonical"]', "href");
  if (address === undefined) return undefined;
  const pictures = new Map<string, ShownPicture>();
  for (const image of page.querySelectorAll('main img[src^="/pictures/"]')) {
    const { src = "", alt = "", width, height } = image.attributes;
    if (!pictures.has(src)) pictures.set(src, { src, alt, width: Number(width), height: Number(height) });
  }
  const { prefix, url, origin } = content.site;
  const links = page.querySelectorAll('main a[href^="/"]').map((link) => {
    const [path = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
    return pathIn(path, prefix);
  });
  return {
    file,
    // An untranslated page has the original as its canonical page.
    path: pathIn(address, address.startsWith(url) ? url : origin),
    url: address,
    title: page.querySelector("title")?.text ?? "",
    description: find('meta[name="description"]', "content") ?? "",
    accent: find("#root > [data-accent]", "data-accent") ?? "neutral",
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

/** Reads the built pages that have a canonical address. */
export function builtPages(content: Content, client: string): BuiltPage[] {
  // Clone the data, because substrings would keep the whole page in memory.
  return pageFiles(content, client).flatMap((file) => structuredClone(readPage(content, file)) ?? []);
}

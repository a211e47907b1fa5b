import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { buildFolder } from "../server/folders.ts";

/** The folder with the build that the server serves: BUILD_DIR, or the current agency's build. */
export const CLIENT = buildFolder();

/**
 * Returns the built files whose path ends with `ending`, for example "about/index.html". Leaves out translations, which
 * tests/built/languages.test.ts checks.
 */
export function builtFiles(ending: string): string[] {
  return readdirSync(CLIENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !isTranslation(file))
    .filter((file) => !/^assets\/[^/]+\.(?:js|css)$/.test(file) || assetsOfOriginal().has(file))
    .sort();
}

let assets: Set<string> | undefined;

/** Returns the scripts and CSS files that pages in the original language load, directly or indirectly. */
function assetsOfOriginal(): Set<string> {
  if (assets) return assets;
  assets = new Set();
  const waiting = builtFiles("index.html");
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const [name] of readBuilt(file).matchAll(/[\w.~-]+\.(?:js|css)\b/g)) {
      const asset = `assets/${name}`;
      if (assets.has(asset) || !existsSync(join(CLIENT, asset))) continue;
      assets.add(asset);
      waiting.push(asset);
    }
  return assets;
}

/** Returns whether a file belongs to a translation. The folder of a translation has its own 404 page. */
function isTranslation(file: string): boolean {
  const [folder = ""] = file.split("/");
  return folder !== file && existsSync(join(CLIENT, folder, "404/index.html"));
}

/** Reads a built file. `path` is a URL path ("/assets/x.js") or a path from `builtFiles`. */
export function readBuilt(path: string): string {
  return readFileSync(join(CLIENT, path), "utf8");
}

/** Returns the URL path of a built page: "/about" for "about/index.html". */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, "")}`;
}

const sizes = new Map<string, number>();

/**
 * Returns the size in bytes of a built file compressed with brotli. Scripts and other shared files get the best
 * compression.
 */
export function sentSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: /\.(?:html|data|md)$/.test(path) ? 6 : 11 };
  const size = brotliCompressSync(readFileSync(join(CLIENT, path)), { params }).length;
  sizes.set(path, size);
  return size;
}

type Element = { name: string; attributes: Map<string, string>; content: string };

const TAG = /<(?<name>[a-zA-Z][\w-]*)(?<rest>(?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /(?<name>[^\s=>"]+)(?:="(?<value>[^"]*)")?/g;

/** Returns every element of a page with its attributes. Only for scripts and styles, `content` is filled. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match !== null; match = TAG.exec(html)) {
    const { name = "", rest = "" } = match.groups ?? {};
    const attributes = new Map(
      [...rest.matchAll(ATTRIBUTE)].map(({ groups }) => [groups?.name ?? "", groups?.value ?? ""] as const),
    );
    let content = "";
    if (name === "script" || name === "style") {
      const end = html.indexOf(`</${name}`, TAG.lastIndex);
      content = html.slice(TAG.lastIndex, end);
      TAG.lastIndex = end;
    }
    elements.push({ name, attributes, content });
  }
  return elements;
}

const REQUESTED_LINKS = /stylesheet|preload|prefetch|preconnect|icon|manifest/;

/** Returns the URLs in a CSS file. */
export const urlsOf = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? "");

/** Returns the URLs of all files that a page loads by itself. Links are not included. */
export function requestsOf(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes, content }) => {
    if (name === "style") return urlsOf(content);
    if (name === "a" || (name === "link" && !REQUESTED_LINKS.test(attributes.get("rel") ?? ""))) return [];
    const valuesOf = (...names: string[]) => names.flatMap((each) => attributes.get(each) ?? []);
    const sets = valuesOf("srcset", "imageSrcSet", "imagesrcset").flatMap((set) => set.split(/,\s+/));
    return [...valuesOf("href", "src", "poster"), ...sets];
  });
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/(?<file>[^"']+\.js)["']/g;

/** Adds a chunk and its static imports, direct and indirect, to `seen`. */
export function withImports(chunk: string, seen: Set<string>): void {
  if (seen.has(chunk)) return;
  seen.add(chunk);
  const folder = chunk.slice(0, chunk.lastIndexOf("/") + 1);
  for (const { groups } of readBuilt(chunk).matchAll(STATIC_IMPORT))
    withImports(`${folder}${groups?.file}`, seen);
}

/** Returns the scripts that a page loads before any interaction, including their static imports. */
export function initialScripts(html: string): string[] {
  const seen = new Set<string>();
  for (const { name, attributes, content } of elementsOf(html)) {
    const src = attributes.get("src");
    if (name === "script" && src) withImports(src, seen);
    const isModule = name === "script" && attributes.get("type") === "module";
    if (isModule) for (const [file] of content.matchAll(/\/assets\/[\w.~-]+\.js\b/g)) withImports(file, seen);
    const href = attributes.get("href");
    if (name === "link" && attributes.get("rel") === "modulepreload" && href) withImports(href, seen);
  }
  return [...seen];
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { buildFolder } from "../server/folders.ts";

/** What the server serves: the build of the agency at hand, or the one that BUILD_DIR names. */
export const CLIENT = buildFolder();

/**
 * Paths below build/client of the built files of the original whose name ends so, e.g. "about/index.html"; those of
 * translations are tests/built/languages.test.ts's.
 */
export function builtFiles(ending: string): string[] {
  return readdirSync(CLIENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !isTranslation(file))
    .filter((file) => !/^assets\/[^/]+\.(?:js|css)$/.test(file) || assetsOfOriginal().has(file))
    .sort();
}

let assets: Set<string> | undefined;

/** The scripts and sheets that the pages of the original name, and those that these name. */
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

/** Whether a file is in the folder of a translation, which has a page for unknown addresses of its own. */
function isTranslation(file: string): boolean {
  const [folder = ""] = file.split("/");
  return folder !== file && existsSync(join(CLIENT, folder, "404/index.html"));
}

/** The text of a built file; `path` as in the page ("/assets/x.js") or as in `builtFiles`. */
export function readBuilt(path: string): string {
  return readFileSync(join(CLIENT, path), "utf8");
}

/** The address under which a built page is served: "about/index.html" is "/about". */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, "")}`;
}

const sizes = new Map<string, number>();

/** Size of a built file in bytes as the server sends it to a browser: by brotli, best where many pages share it. */
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

/** Every element of a page, with its attributes; `content` is that of scripts and styles. */
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

/** The addresses in a style sheet. */
export const urlsOf = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? "");

/** Everything that a page asks for by itself: not its links to other pages. */
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

/** A chunk and everything that it imports statically, and they in turn. */
export function withImports(chunk: string, seen: Set<string>): void {
  if (seen.has(chunk)) return;
  seen.add(chunk);
  const folder = chunk.slice(0, chunk.lastIndexOf("/") + 1);
  for (const { groups } of readBuilt(chunk).matchAll(STATIC_IMPORT))
    withImports(`${folder}${groups?.file}`, seen);
}

/** The scripts that a page loads before anybody touches it: those it names, and what they import statically. */
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

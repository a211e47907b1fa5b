import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { StartError } from "../server/start-error.ts";
import { cacheControl, HASHED } from "./caching.ts";
import { contentType } from "./content-type.ts";
import { type Headers, PLAIN_HEADERS, type PolicyOptions, securityHeaders } from "./security-headers.ts";

/** A file of the built site with its headers. */
export type SiteFile = {
  /** Absolute path on disk. */
  file: string;
  size: number;
  /** Whether the file is sent compressed: its type compresses well, and it has at least MIN_COMPRESSED bytes. */
  compressible: boolean;
  /** Absolute path of the compressed files, without .br or .gz. Undefined if the file is not sent compressed. */
  compressed: string | undefined;
  headers: Headers;
  /** A page's content, kept in memory so that it always matches the hashes in its headers. */
  page: Buffer | undefined;
};

/** Files by decoded URL path: '/about' for about/index.html, '/assets/root-abc.js'. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Headers of a page's Markdown copy, which search engines should not index in addition to the page. */
export const TWIN_HEADERS: Headers = { "x-robots-tag": "noindex" };
/** Minimum size for compression, in bytes. For smaller files the extra header costs as much as compression saves. */
const MIN_COMPRESSED = 1000;

/**
 * Lists the built site once at start. Only listed files can be served, so no request can leave the folder. Symbolic
 * links and dotfiles (except /.well-known) are not listed.
 * @param earlierAssets folder of assets from earlier builds, served below /assets/ unless this build has the same file
 * @throws StartError when the site has not been built
 */
export function readSiteFiles(buildDir: string, policy: PolicyOptions, earlierAssets?: string): SiteFiles {
  const files = new Map<string, SiteFile>();
  const forms = compressedForms(buildDir);
  const add = (folder: string, relative: string, address: string) =>
    files.set(address, readSiteFile(path.join(folder, relative), address, policy, forms));
  if (earlierAssets) for (const name of listFiles(earlierAssets)) add(earlierAssets, name, HASHED + name);
  for (const name of listFiles(buildDir))
    add(buildDir, name, `/${name.replace(/(^|\/)index\.html$/, "")}`.replace(/(.)\/$/, "$1"));
  if (!files.has("/")) throw notBuilt(buildDir);
  return files;
}

const HIDDEN = /^\.(?!well-known\/)|\/\./;

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw notBuilt(folder);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((relative) => !HIDDEN.test(relative));
}

function readSiteFile(file: string, address: string, policy: PolicyOptions, forms: string): SiteFile {
  const { type, compressible: mayBe } = contentType(file);
  const { size, mtimeMs } = statSync(file);
  const compressible = mayBe && size >= MIN_COMPRESSED;
  const isPage = file.endsWith(".html");
  const content = isPage || compressible ? readFileSync(file) : undefined;
  const version = content
    ? createHash("sha256").update(content).digest("base64url").slice(0, 16)
    : `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const headers = {
    ...(isPage ? securityHeaders(String(content), policy) : PLAIN_HEADERS),
    "content-type": type,
    "cache-control": cacheControl(address, type),
    ...(address.endsWith(".md") ? TWIN_HEADERS : {}),
    // The ETag is weak if compressed files share it.
    etag: `${compressible ? "W/" : ""}"${version}"`,
    ...(compressible ? { vary: "accept-encoding" } : {}),
  };
  const compressed = compressible ? path.join(forms, version) : undefined;
  return { file, size, compressible, compressed, headers, page: isPage ? content : undefined };
}

/** Returns a file's path for static hosts, most of which would redirect '/about' to '/about/' for about/index.html. */
export function layoutPath(address: string, isPage: boolean): string {
  if (address === "/") return "index.html";
  return isPage ? `${address.slice(1)}.html` : address.slice(1);
}

/** Returns the folder of the compressed files written by the build (hosting/compress.ts). */
export const compressedForms = (buildDir: string) => path.join(buildDir, "../compressed");

function notBuilt(buildDir: string): StartError {
  return new StartError(`${buildDir} holds no built site: run 'npm start', or 'npm run build' first.`);
}

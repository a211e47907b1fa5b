import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentType } from "./content-type.ts";
import { type Headers, PLAIN_HEADERS, type PolicyOptions, securityHeaders } from "./security-headers.ts";
import { errorCode, StartError } from "./start-error.ts";

/** A file of the built site, with all that its answer needs. */
export type SiteFile = {
  /** Absolute path on disk. */
  file: string;
  size: number;
  compressible: boolean;
  headers: Headers;
  /** The text of a page. It stays in memory, so that it always fits the hashes in its headers. */
  page: Buffer | undefined;
};

/** Files by the decoded path of their address: '/about' for about/index.html, '/assets/root-abc.js'. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** React Router's shell for addresses without a prerendered page; served, it would be a soft 404. */
const NOT_SERVED = /(^|\/)__spa-fallback\.html$/;

/**
 * Lists the built site once, at start. Only what is listed can be served, so no request can leave the
 * directory; symbolic links and dotfiles (except /.well-known) are not listed.
 * @throws StartError when the site has not been built
 */
export function readSiteFiles(buildDir: string, policy: PolicyOptions): SiteFiles {
  const files = new Map<string, SiteFile>();
  for (const relative of listFiles(buildDir)) {
    const address = `/${relative.replace(/(^|\/)index\.html$/, "")}`.replace(/(.)\/$/, "$1");
    files.set(address, readSiteFile(buildDir, relative, policy));
  }
  if (!files.has("/")) throw notBuilt(buildDir);
  return files;
}

function listFiles(buildDir: string): string[] {
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(buildDir);
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") throw notBuilt(buildDir);
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .filter((relative) => !NOT_SERVED.test(relative) && !isHidden(relative));
}

function readEntries(buildDir: string) {
  return readdirSync(buildDir, { recursive: true, withFileTypes: true });
}

function isHidden(relative: string): boolean {
  return relative
    .split("/")
    .some((part, index) => part.startsWith(".") && !(index === 0 && part === ".well-known"));
}

function readSiteFile(buildDir: string, relative: string, policy: PolicyOptions): SiteFile {
  const file = path.join(buildDir, relative);
  const { type, compressible } = contentType(file);
  const { size, mtimeMs } = statSync(file);
  const page = relative.endsWith(".html") ? readFileSync(file) : undefined;
  const version = page
    ? createHash("sha256").update(page).digest("base64url").slice(0, 16)
    : `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const headers = {
    ...(page ? securityHeaders(page.toString("utf8"), policy) : PLAIN_HEADERS),
    "content-type": type,
    "cache-control": cacheControl(relative, type),
    // Weak, because the compressed forms share it.
    etag: `W/"${version}"`,
    ...(compressible ? { vary: "accept-encoding" } : {}),
  };
  return { file, size, compressible, headers, page };
}

function cacheControl(relative: string, type: string): string {
  // The build puts a hash of the content into these names.
  if (relative.startsWith("assets/")) return "public, max-age=31536000, immutable";
  // A picture keeps its name when it is redrawn: shown from the cache for a week, renewed in the background.
  if (/^(?:image|font|video)\//.test(type)) return "public, max-age=604800, stale-while-revalidate=31536000";
  return "no-cache";
}

function notBuilt(buildDir: string): StartError {
  return new StartError(`${buildDir} holds no built site: run 'npm start', or 'npm run build' first.`);
}

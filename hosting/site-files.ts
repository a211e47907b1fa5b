import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { errorCode, StartError } from "../server/settings.ts";
import { cacheControl, HASHED } from "./caching.ts";
import { contentType } from "./content-type.ts";
import { isTwin, TWIN_HEADERS } from "./indexing.ts";
import { type Headers, PLAIN_HEADERS, type PolicyOptions, securityHeaders } from "./security-headers.ts";

/** A file of the built site, with all that its answer needs. */
export type SiteFile = {
  /** Absolute path on disk. */
  file: string;
  size: number;
  /** Whether a compressed form is worth its header. */
  compressible: boolean;
  /** Absolute path beside which compressed forms lie (.br, .gz), if the build made them for this very file. */
  compressed: string | undefined;
  headers: Headers;
  /** The text of a page. It stays in memory, so that it always fits the hashes in its headers. */
  page: Buffer | undefined;
};

/** Files by the decoded path of their address: '/about' for about/index.html, '/assets/root-abc.js'. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Below this many bytes the header costs about what compression saves. */
const MIN_COMPRESSED = 1000;

/**
 * Lists the built site once, at start. Only what is listed can be served, so no request can leave the
 * directory; symbolic links and dotfiles (except /.well-known) are not listed.
 * @param earlierAssets a folder with files of earlier builds, served below /assets/ unless this build has them
 * @throws StartError when the site has not been built
 */
export function readSiteFiles(buildDir: string, policy: PolicyOptions, earlierAssets?: string): SiteFiles {
  const files = new Map<string, SiteFile>();
  const layout = compressedLayout(buildDir);
  for (const relative of earlierAssets ? listFiles(earlierAssets) : []) {
    const address = HASHED + relative;
    files.set(address, readSiteFile(path.join(earlierAssets ?? "", relative), address, policy));
  }
  for (const relative of listFiles(buildDir)) {
    const address = `/${relative.replace(/(^|\/)index\.html$/, "")}`.replace(/(.)\/$/, "$1");
    const file = readSiteFile(path.join(buildDir, relative), address, policy);
    const compressed = file.compressible ? findCompressed(file, address, layout) : undefined;
    files.set(address, { ...file, compressed });
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
    .filter((relative) => !isHidden(relative));
}

function readEntries(buildDir: string) {
  return readdirSync(buildDir, { recursive: true, withFileTypes: true });
}

function isHidden(relative: string): boolean {
  return relative
    .split("/")
    .some((part, index) => part.startsWith(".") && !(index === 0 && part === ".well-known"));
}

function readSiteFile(file: string, address: string, policy: PolicyOptions): SiteFile {
  const { type, compressible: mayBe } = contentType(file);
  const { size, mtimeMs } = statSync(file);
  const compressible = mayBe && size >= MIN_COMPRESSED;
  const page = file.endsWith(".html") ? readFileSync(file) : undefined;
  const version = page
    ? createHash("sha256").update(page).digest("base64url").slice(0, 16)
    : `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const headers = {
    ...(page ? securityHeaders(page.toString("utf8"), policy) : PLAIN_HEADERS),
    "content-type": type,
    "cache-control": cacheControl(address, type),
    ...(isTwin(address) ? TWIN_HEADERS : {}),
    // Weak where compressed forms share it.
    etag: `${compressible ? "W/" : ""}"${version}"`,
    ...(compressible ? { vary: "accept-encoding" } : {}),
  };
  return { file, size, compressible, compressed: undefined, headers, page };
}

/**
 * Where a file lies in the layout that other hosts serve: '/about' is about.html rather than
 * about/index.html, for which most of them would redirect to '/about/'.
 */
export function layoutPath(address: string, isPage: boolean): string {
  if (address === "/") return "index.html";
  return isPage ? `${address.slice(1)}.html` : address.slice(1);
}

/** Absolute path of the layout with its compressed forms, which the build writes (hosting/write.ts). */
export function compressedLayout(buildDir: string): string {
  return path.join(buildDir, "..", "hosting", "www");
}

/** The file of the layout, if it is the same one: it is a hard link, so size and time agree. */
function findCompressed(file: SiteFile, address: string, layout: string): string | undefined {
  const twin = path.join(layout, layoutPath(address, file.page !== undefined));
  const [own, other] = [statSync(file.file), statSync(twin, { throwIfNoEntry: false })];
  return other?.size === own.size && other.mtimeMs === own.mtimeMs && existsSync(`${twin}.br`)
    ? twin
    : undefined;
}

function notBuilt(buildDir: string): StartError {
  return new StartError(`${buildDir} holds no built site: run 'npm start', or 'npm run build' first.`);
}

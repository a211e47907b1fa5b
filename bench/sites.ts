import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { contentType } from "../hosting/content-type.ts";
import { buildFolder } from "../server/folders.ts";
import type { Options } from "./main.ts";

/** A served build. `read` returns the file at a path, uncompressed and compressed. */
export type Site = {
  name: string;
  origin: string;
  read(path: string): { type: string; plain: Buffer; sent: Buffer } | undefined;
};

const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);

const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");

/** Serves a folder from memory over HTTP/2 and TLS, with brotli. A twin has pages without scripts. */
async function serve(name: string, folder: string, isTwin = false): Promise<Site> {
  if (!existsSync(join(folder, "index.html"))) throw new Error(`${name}: no pages in '${folder}'.`);
  const load = (path: string) => {
    const at = join(folder, decodeURIComponent(path));
    const files = [at, join(at, "index.html"), `${at}.html`];
    const file = files.find((found) => statSync(found, { throwIfNoEntry: false })?.isFile());
    if (file === undefined) return undefined;
    const { type, compressible } = contentType(file);
    const isCut = isTwin && file.endsWith(".html");
    const plain = isCut ? Buffer.from(withoutScripts(readFileSync(file, "utf8"))) : readFileSync(file);
    return { type, plain, sent: compressible ? brotliCompressSync(plain) : plain };
  };
  const known = new Map<string, ReturnType<typeof load>>();
  const read = (path: string) => {
    if (!known.has(path)) known.set(path, load(path));
    return known.get(path);
  };
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const found = read(new URL(request.url, "https://site").pathname);
    const encoding = found && found.sent !== found.plain ? { "content-encoding": "br" } : {};
    response.writeHead(found ? 200 : 404, { ...encoding, "content-type": found?.type ?? "text/plain" });
    response.end(found?.sent ?? "");
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return { name, origin: `https://localhost:${port}`, read };
}

/** Builds a commit in a worktree if no build exists. @returns the folder of the pages */
function buildCommit(commit: string): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const folder = join(".cache/bench", git("rev-parse", "--short=8", `${commit}^{commit}`));
  if (existsSync(join(folder, "build/.stamp"))) return join(folder, "build/client");
  if (!existsSync(folder)) git("worktree", "add", "--force", "--detach", folder, commit);
  const env = { ...process.env, BUILD_DIR: "build/client" };
  execFileSync("npm", ["run", "build"], { cwd: folder, env, stdio: "inherit" });
  return join(folder, "build/client");
}

/** Serves today's site and the release. @param withOthers also serves AstroWind and today's twin */
export async function openSites({ against }: Options, withOthers: boolean): Promise<Site[]> {
  const today = buildFolder();
  const sites = [serve("today", today), serve(against, buildCommit(against))];
  if (withOthers && process.env.ASTROWIND) sites.push(serve("AstroWind", process.env.ASTROWIND));
  if (withOthers) sites.push(serve("twin", today, true));
  return Promise.all(sites);
}

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { contentType } from "../hosting/content-type.ts";

/** What is served: a folder of built pages, whole or ("twin") with every script cut out of its pages. */
export type Site = { folder: string; twin?: boolean };

type Answer = { type: string; encoding?: string; body: Buffer };

/** A page without what it costs to make it alive: its scripts and what fetches them early. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, "");
}

function fileOf(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const candidates = [file, join(file, "index.html"), `${file.replace(/\/$/, "")}.html`];
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
}

function answer(site: Site, path: string): Answer | undefined {
  const file = fileOf(site.folder, path);
  if (file === undefined) return undefined;
  const { type, compressible } = contentType(file);
  let body = readFileSync(file);
  if (site.twin && type.startsWith("text/html")) body = Buffer.from(withoutScripts(body.toString()));
  if (!compressible) return { type, body };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { type, encoding: "br", body: brotliCompressSync(body, { params: quality }) };
}

/**
 * Serves a site from memory, brotli at its best, the same way for every site that is compared.
 * @returns the listening server and its address, without a slash at its end
 */
export async function serve(site: Site): Promise<{ server: Server; origin: string }> {
  const known = new Map<string, Answer | undefined>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (!known.has(pathname)) known.set(pathname, answer(site, pathname));
    const found = known.get(pathname);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": found.type,
      "Content-Length": found.body.length,
      "Cache-Control": "public, max-age=600",
      ...(found.encoding && { "Content-Encoding": found.encoding }),
    });
    response.end(found.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

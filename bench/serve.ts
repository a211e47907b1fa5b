import { existsSync, readFileSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";
import { contentType } from "../hosting/content-type.ts";

type Answer = { body: Buffer; headers: Record<string, string | number> };

/** A built site behind a server of its own. */
export type Site = {
  name: string;
  folder: string;
  /** `https://localhost:<port>`, without a slash at its end. */
  origin: string;
  /** A file as it is sent, or undefined where there is none. */
  read(path: string): Answer | undefined;
  close(): void;
};

const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);

/** A page without its scripts and what preloads them. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, "");
}

/** The file behind a path: itself, a folder's index.html, or a page without its ending. */
export function fileOf(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const candidates = [file, join(file, "index.html"), `${file.replace(/\/$/, "")}.html`];
  return candidates.find((name) => existsSync(name) && statSync(name).isFile());
}

function answer(folder: string, path: string, isTwin: boolean): Answer | undefined {
  const file = fileOf(folder, path);
  if (file === undefined) return undefined;
  const { type, compressible } = contentType(file);
  let body = readFileSync(file);
  if (isTwin && type.startsWith("text/html")) body = Buffer.from(withoutScripts(body.toString()));
  if (compressible) body = existsSync(`${file}.br`) && !isTwin ? readFileSync(`${file}.br`) : compress(body);
  return {
    body,
    headers: {
      "content-type": type,
      "content-length": body.length,
      "cache-control": "public, max-age=600",
      ...(compressible && { "content-encoding": "br" }),
    },
  };
}

const compress = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

/**
 * Serves a folder over HTTP/2 and TLS from memory, compressed by brotli; the same way for every site that is compared.
 * @param isTwin whether scripts are cut out of its pages
 * @param port 0: any free port
 */
export async function serve(name: string, folder: string, isTwin = false, port = 0): Promise<Site> {
  const known = new Map<string, Answer | undefined>();
  const read = (path: string) => {
    if (!known.has(path)) known.set(path, answer(folder, path, isTwin));
    return known.get(path);
  };
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const found = read(new URL(request.url, "https://site").pathname);
    response.writeHead(found ? 200 : 404, found?.headers ?? {});
    response.end(found?.body ?? "");
  });
  await new Promise<void>((done) => server.listen(port, "localhost", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { name, folder, origin: `https://localhost:${address.port}`, read, close: () => server.close() };
}

import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, encodedBody } from "./encoding.ts";
import { resolvePath } from "./resolve-path.ts";
import { PLAIN_HEADERS } from "./security-headers.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";
import { errorCode, errorText } from "./start-error.ts";

/** Answers a request for a page or a file of the built site. */
export async function answerSite(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(response, 405, "This address can only be read.", { allow: "GET, HEAD" });
  }
  const resolution = resolvePath(request.url ?? "/", (address) => files.has(address));
  if (resolution.kind === "redirect") {
    return plain(response, resolution.status, "", {
      location: resolution.location,
      "cache-control": "no-cache",
    });
  }
  const file = resolution.kind === "file" ? files.get(resolution.address) : undefined;
  if (resolution.kind === "missing" || file === undefined) return plain(response, 404, "Not found.");
  await sendFile(request, response, file, resolution.status);
}

/** A short text without a page around it; also used for the errors of the HTTP server itself. */
export function plain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...PLAIN_HEADERS,
    "cache-control": "no-store",
    ...(text ? { "content-type": "text/plain; charset=utf-8" } : {}),
    "content-length": Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: 200 | 404,
): Promise<void> {
  if (status === 200 && isUnchanged(request.headers["if-none-match"], file.headers.etag)) {
    response.writeHead(304, file.headers);
    response.end();
    return;
  }
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]);
  const headers = { ...file.headers, ...(encoding === "identity" ? {} : { "content-encoding": encoding }) };
  try {
    if (file.compressible) {
      const body = await encodedBody(file, encoding);
      response.writeHead(status, { ...headers, "content-length": body.length });
      response.end(request.method === "HEAD" ? undefined : body);
      return;
    }
    await using handle = await open(file.file);
    response.writeHead(status, { ...headers, "content-length": (await handle.stat()).size });
    if (request.method === "HEAD") response.end();
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch (error) {
    // The visitor left, or the site was rebuilt under the running server and the file is gone.
    if (errorCode(error) !== "ERR_STREAM_PREMATURE_CLOSE") {
      console.error(`${file.file} could not be sent (${errorText(error)}): after a build, start again.`);
    }
    if (response.headersSent) response.destroy();
    else plain(response, 404, "Not found.");
  }
}

/** Whether an If-None-Match names the current version (weak comparison, RFC 9110, section 13.1.2). */
function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

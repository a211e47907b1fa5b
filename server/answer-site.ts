import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { PLAIN_HEADERS, REVALIDATED, resolvePath, type SiteFile, type SiteFiles } from "../hosting/rules.ts";
import { parseRange } from "./byte-range.ts";
import { chooseEncoding, encodedFile } from "./encoding.ts";
import type { FileCache } from "./file-cache.ts";
import { errorCode, errorText } from "./start-error.ts";

/** Error codes that mean the visitor closed the connection before or during the response. */
const VISITOR_LEFT = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE"]);

/** Answers a request for a page or a file of the built site. */
export async function answerSite(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  cache: FileCache,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(response, 405, "This address can only be read.", { allow: "GET, HEAD" });
  }
  const resolution = resolvePath(request.url ?? "/", (address) => files.has(address));
  if (resolution.kind === "redirect") {
    return plain(response, resolution.status, "", {
      location: resolution.location,
      "cache-control": REVALIDATED,
    });
  }
  const file = resolution.kind === "file" ? files.get(resolution.address) : undefined;
  if (resolution.kind === "missing" || file === undefined) return plain(response, 404, "Not found.");
  await sendFile(request, response, file, { status: resolution.status, cache });
}

/** Answers with plain text. Also used for errors of the HTTP server. */
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
  { status, cache }: { status: 200 | 404; cache: FileCache },
): Promise<void> {
  if (status === 200 && isUnchanged(request.headers["if-none-match"], file.headers.etag)) {
    response.writeHead(304, file.headers);
    response.end();
    return;
  }
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]);
  try {
    if (file.compressible || file.page) {
      const form = encodedFile(file, encoding);
      const { headers, body } = form instanceof Promise ? await form : form;
      response.writeHead(status, headers);
      response.end(request.method === "HEAD" ? undefined : body);
    } else await sendBytes(request, response, file, cache);
  } catch (error) {
    // The visitor has gone, or a new build removed the file.
    if (!VISITOR_LEFT.has(errorCode(error) ?? "")) {
      console.error(
        `${file.file} could not be sent (${errorText(error)}): if the site was built meanwhile, restart the server.`,
      );
    }
    if (response.headersSent) response.destroy();
    else plain(response, 404, "Not found.");
  }
}

/** Sends a file or the requested range of it, uncompressed. */
async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  cache: FileCache,
): Promise<void> {
  const { range, "if-range": ifRange } = request.headers;
  const isPartial = request.method === "GET" && (ifRange === undefined || ifRange === file.headers.etag);
  const part = isPartial ? parseRange(range, file.size) : "none";
  if (part === "outside") {
    return plain(response, 416, "The file has no such part.", { "content-range": `bytes */${file.size}` });
  }
  const { start, end } = part === "none" ? { start: 0, end: file.size - 1 } : part;
  const body = await cache(file);
  await using handle = body ? undefined : await open(file.file);
  response.writeHead(part === "none" ? 200 : 206, {
    ...file.headers,
    "accept-ranges": "bytes",
    "content-length": end - start + 1,
    ...(part === "none" ? {} : { "content-range": `bytes ${start}-${end}/${file.size}` }),
  });
  if (request.method === "HEAD" || file.size === 0) response.end();
  else if (body) response.end(part === "none" ? body : body.subarray(start, end + 1));
  else if (handle) await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}

/** Whether an If-None-Match names the current version (weak comparison, RFC 9110, section 13.1.2). */
function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

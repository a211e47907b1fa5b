import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { ornaments } from "agency/ornaments";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { checkOrnaments } from "./content/check/check-ornaments.server";
import { getContent } from "./content/read/content.server";

/**
 * Renders one page to HTML, at build (and in development on request).
 * @returns the response with the whole page; rejects when rendering fails or an ornament misses its words, so that the
 *   build stops.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  checkOrnaments(getContent(), ornaments);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        if (failed) return;
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      },
      onError(error) {
        failed = true;
        reject(error);
      },
    });
  });
}

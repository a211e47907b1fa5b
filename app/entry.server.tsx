import { ornaments } from "agency/ornaments";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { checkOrnaments } from "./content/check/check-ornaments.server";
import { getContent } from "./content/content.server";

/**
 * Renders one page to HTML at build, and on request in development.
 * @returns the response with the whole page; rejects when rendering fails or an ornament lacks its texts, so that the
 *   build stops.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  checkOrnaments(getContent(), ornaments);
  const errors: unknown[] = [];
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => void errors.push(error),
    // Otherwise React moves long <Suspense> contents to the end of the page, where only a script could use them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (errors.length > 0) throw errors[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Only pages with status 200 can be prerendered. The servers send the page for unknown addresses with 404.
  const isNotFoundPage = context.staticHandlerContext.matches.at(-1)?.route.path === "*";
  return new Response(prelude, { headers, status: isNotFoundPage && import.meta.env.PROD ? 200 : status });
}

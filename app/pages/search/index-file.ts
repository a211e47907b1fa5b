import { searchIndex } from "../../content/search/search-index.server";
import type { Route } from "./+types/index-file";

const NAME = /^search-[0-9a-f]+-(.+)\.json$/;

/**
 * A file of the search index, below /assets/ like everything whose name changes with what it holds. In development
 * the content may have changed since a page named it: then it is the newer one.
 */
export function loader({ params }: Route.LoaderArgs): Response {
  const [, name = ""] = NAME.exec(params.file) ?? [];
  const content = searchIndex().files.get(name);
  if (content === undefined) throw new Response("There is no such file", { status: 404 });
  return Response.json(content);
}

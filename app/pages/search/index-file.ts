import { getContent } from "../../content/content.server";
import { searchIndex } from "../../content/search/search-index.server";
import type { Route } from "./+types/index-file";

const NAME = /^search-[0-9a-f]+-(.+)\.json$/;

/** Returns a search file. In development the page may name an outdated file; the response is the current one. */
export function loader({ params }: Route.LoaderArgs): Response {
  const [, name = ""] = NAME.exec(params.file) ?? [];
  const json = searchIndex(getContent()).files.get(name);
  if (json === undefined) throw new Response("There is no such file", { status: 404 });
  return new Response(json, { headers: { "Content-Type": "application/json" } });
}

import { searchIndex } from "../../content/search/search-index.server";
import type { Route } from "./+types/index-file";

const NAME = /^search-[0-9a-f]+-(.+)\.json$/;

/** A file of the search. In development a page may name an older one than there is: the answer is the newer. */
export function loader({ params }: Route.LoaderArgs): Response {
  const [, name = ""] = NAME.exec(params.file) ?? [];
  const json = searchIndex().files.get(name);
  if (json === undefined) throw new Response("There is no such file", { status: 404 });
  return new Response(json, { headers: { "Content-Type": "application/json" } });
}

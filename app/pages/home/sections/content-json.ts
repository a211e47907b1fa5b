import { getContent } from "../../../content/content.server";
import { sectionsContent } from "./page-sections.server";

/** `/home-sections.json`: the sections' data, kept out of the page because it would add half to its size. */
export function loader(): Response {
  return Response.json(sectionsContent(getContent()));
}

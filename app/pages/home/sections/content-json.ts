import { sectionsContent } from "./sections-data.server";

/** `/home-sections.json`: what the sections show, which the page's own data would weigh down by half. */
export function loader(): Response {
  return Response.json(sectionsContent());
}

import { sectionData } from "./home-data.server";

/** `/home-sections.json`: what the lazy sections show, apart from the page, which opens sooner without it. */
export function loader(): Response {
  return Response.json(sectionData());
}

import { projectCard } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { fitHeadline, fitTitle } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { interleave } from "./interleave";

/**
 * Everything that the list of projects shows. A service has a filter if its file does not say otherwise and if
 * the filter would show some of the projects, but not all of them.
 */
export function portfolioPage() {
  const { pages, services, projects } = getContent();
  const { meta, dye, title, headline, lead, all, empty, callToAction } = pages.portfolio;
  const byService = services.map(({ id }) => projects.filter((project) => project.serviceCategory === id));
  const filters = services.filter(({ filter }, index) => {
    const count = byService[index]?.length ?? 0;
    return filter && count > 0 && count < projects.length;
  });
  return {
    dye,
    meta: metaFor(meta, "/portfolio"),
    headline: fitHeadline(headline ?? [title]),
    lead,
    filters: filters.map((service) => ({ id: service.id, title: service.title, color: service.color })),
    all,
    empty,
    projects: interleave(byService).map(projectCard),
    callToAction: { headline: fitTitle(callToAction.title, 15), text: callToAction.text },
  };
}

export type PortfolioPage = ReturnType<typeof portfolioPage>;

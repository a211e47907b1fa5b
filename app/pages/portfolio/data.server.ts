import { projectCard, type WorkCard, workCard } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { fitHeadline, fitHero } from "../../content/read/fit-lines.server";
import { listPage } from "../../content/read/list-page.server";
import type { Project } from "../../content/schema/content.server";
import { interleave } from "./interleave";

/** Cards in a round of the grid (project-grid.tsx), the first of which has room for a result. */
const ROUND = 6;

/** A card for a list that shows these projects, or those of a single service. */
function cardIn(shown: readonly Project[], project: Project): WorkCard {
  const ofService = shown.filter(({ serviceCategory }) => serviceCategory === project.serviceCategory);
  const isFirst = [shown, ofService].some((list) => list.indexOf(project) % ROUND === 0);
  return isFirst ? workCard(project) : projectCard(project);
}

/**
 * What a page of the list of projects shows; undefined when there is no such page. A service has a filter button if
 * its file does not say otherwise and the filter would show some of the projects, but not all of them.
 * @param address the page's, e.g. "/portfolio/category/branding"
 */
export function portfolioPage(address = "/portfolio") {
  const { pages, services, projects } = getContent();
  const { accent, title, headline, lead, note, empty, callToAction } = pages.portfolio;
  const byService = services.map(({ id }) =>
    projects.filter(({ serviceCategory }) => serviceCategory === id),
  );
  const list = listPage({
    path: "/portfolio",
    address,
    words: pages.portfolio,
    entries: interleave(byService),
    categoryOf: ({ serviceCategory }) => serviceCategory,
    categories: services.map(({ filter, ...service }, index) => {
      const count = byService[index]?.length ?? 0;
      return { ...service, hasButton: filter && count > 0 && count < projects.length };
    }),
  });
  return (
    list && {
      accent,
      headline: fitHero(headline ?? [title]),
      lead,
      note,
      empty,
      callToAction: { headline: fitHeadline(callToAction.title, 15), text: callToAction.text },
      list: { ...list, entries: list.entries.map((project) => cardIn(list.entries, project)) },
    }
  );
}

import { projectCard } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { fitFigure } from "../../content/read/fit-figure.server";
import { fitHero, fitTitle } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { pagedList } from "../../content/read/paged-list.server";
import type { Project } from "../../content/schema/content.server";
import { splitResult } from "../../lib/split-result";
import { interleave } from "./interleave";

/**
 * The projects in the order of the list, and the services with whether they have a filter: if the service's file
 * does not say otherwise and the filter would show some of the projects, but not all of them.
 */
function listed() {
  const { services, projects } = getContent();
  const byService = services.map(({ id }) => projects.filter((project) => project.serviceCategory === id));
  const categories = services.map(({ id, title, color, filter }, index) => {
    const count = byService[index]?.length ?? 0;
    return { id, title, color, isFilter: filter && count > 0 && count < projects.length };
  });
  return { projects: interleave(byService), categories };
}

/** The place in a round of twelve whose card lies across the page (project-grid.css) and has room for a figure. */
const ACROSS = 6;

/** The cards of a list, with the first result of those that lie across the page. */
function cardsOf(projects: Project[]) {
  return projects.map((project, index) => {
    const { figure, text } = splitResult(project.caseStudy.results[0] ?? "");
    const isShown = index % 12 === ACROSS && figure !== "";
    return { ...projectCard(project), ...(isShown && { result: { figure: fitFigure(figure, 36), text } }) };
  });
}

/** What stands around the list on every page of it. */
function frame() {
  const { title, headline, lead, empty, callToAction } = getContent().pages.portfolio;
  return {
    headline: fitHero(headline ?? [title]),
    lead,
    empty,
    callToAction: { headline: fitTitle(callToAction.title, 15), text: callToAction.text },
  };
}

/** Everything that the list of projects shows. */
export function portfolioPage() {
  const { meta, dye, all } = getContent().pages.portfolio;
  const { projects, categories } = listed();
  return {
    dye,
    meta: metaFor(meta, "/portfolio"),
    ...frame(),
    filters: categories
      .filter(({ isFilter }) => isFilter)
      .map(({ id, title, color }) => ({ id, title, color })),
    all,
    projects: cardsOf(projects),
  };
}

/**
 * The same of a list that is shown in pages, for one of them; undefined when there is no such page.
 * @param address the page's, e.g. "/portfolio/category/branding/page/2"
 */
export function pagedPortfolio(address: string) {
  const words = getContent().pages.portfolio;
  const { projects, categories } = listed();
  const list = pagedList({
    path: "/portfolio",
    address,
    words,
    entries: projects,
    categoryOf: ({ serviceCategory }) => serviceCategory,
    categories,
  });
  if (!list) return undefined;
  const { meta, paging, color, entries } = list;
  return { dye: color ?? words.dye, meta, ...frame(), paging, projects: cardsOf(entries) };
}

export type PortfolioPage = ReturnType<typeof portfolioPage>;

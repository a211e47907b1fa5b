import { listPage } from "../../content/addresses/list-page.server";
import { callData } from "../../content/headlines/call.server";
import { fitHero } from "../../content/headlines/fit-lines.server";
import type { Content } from "../../content/schema/content.server";
import { projectCardData } from "../../content/types/project/card.server";
import { PATHS } from "../../paths.ts";

/**
 * Returns the data of a page of the project list, such as "/portfolio/category/branding"; undefined if it does not
 * exist. A service has a filter button unless its file excludes it or the filter would show all projects or none.
 */
export function portfolioPage(content: Content, address: string = PATHS.portfolio) {
  const { pages, services, projects } = content;
  const { accent, title, headline, lead, note, empty, callToAction } = pages.portfolio;
  const byService = services.map(({ id }) =>
    projects.filter(({ serviceCategory }) => serviceCategory === id),
  );
  const list = listPage(content, {
    path: PATHS.portfolio,
    address,
    texts: pages.portfolio,
    entries: interleave(byService),
    categoryOf: ({ serviceCategory }) => serviceCategory,
    categories: services.map(({ filter, color, ...service }, index) => {
      const count = byService[index]?.length ?? 0;
      return { ...service, accent: color, hasButton: filter && count > 0 && count < projects.length };
    }),
  });
  return (
    list && {
      accent,
      headline: fitHero(headline ?? [title]),
      lead,
      note,
      empty,
      callToAction: callData(content, callToAction),
      list: { ...list, entries: list.entries.map((project) => projectCardData(content, project)) },
    }
  );
}

/** Merges the lists into one. Spreads the items of each list evenly and keeps their order. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) =>
      list.map((item, index) => ({ item, place: index === 0 ? 0 : (index + 0.5) / list.length })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

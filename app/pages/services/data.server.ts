import { metaFor } from "../../content/addresses/meta.server";
import { callData } from "../../content/headlines/call.server";
import { figureLetters } from "../../content/headlines/display-font.server";
import { fitBeside, fitBest, fitHero } from "../../content/headlines/fit-lines.server";
import type { Content } from "../../content/schema/content.server";
import { portraitOf } from "../../content/types/about/team.server";
import { projectSummaries, projectSummary } from "../../content/types/project/card.server";
import type { Project } from "../../content/types/project/schema.server";
import { priceParts } from "../../content/types/service/money.server";
import { splitWhole } from "../../content/typography/whole-words.server";
import { PATHS } from "../../paths.ts";

/** Returns the data of the services page. A section that the agency left out is undefined. */
export function servicesPage(content: Content) {
  const { pages, services, projects } = content;
  const rows = rowsOf(
    content,
    services.map(({ title }) => title),
  );
  const { meta, accent, title, headline, lead, approach, industries, callToAction } = pages.services;
  return {
    accent,
    meta: metaFor(content, meta, PATHS.services),
    headline: fitHero(headline ?? [title]),
    lead,
    services: services.map((service) => {
      const { id, title, symptom, icon, link, color, accentName, points } = service;
      const price = priceParts(content, service);
      // Use the last project, because home and the service's page show the first ones.
      const work = projects.findLast(({ serviceCategory }) => serviceCategory === id);
      return {
        ...{ id, title, symptom, icon, link, color, accentName, points },
        ...nameOf(title, rows.find((row) => row.includes(title)) ?? [title]),
        description: splitWhole(service.description),
        price: price && { ...price, letters: figureLetters(price.amount) },
        work: work && workLink(content, work),
        head: leadOf(content, id),
      };
    }),
    approach,
    industries: industries && {
      ...industries,
      list: industries.list.map(({ name, projects: ids }) => ({
        name,
        works: projectSummaries(content, ids).map(({ title, link, lang, accent }) => ({
          title,
          link,
          lang,
          accent,
        })),
      })),
    },
    callToAction: callData(content, callToAction),
  };
}

/**
 * Pairs cards whose names take the same number of lines, to avoid a gap above the shorter name. The first card spans
 * the page.
 */
function rowsOf(content: Content, titles: string[]): string[][] {
  const lines = (title = "") => fitBeside(title, [], 29).lines.length;
  const isAlone = content.site.layout?.services === "rows";
  const rows: string[][] = [];
  for (const title of titles) {
    const row = rows.at(-1);
    const isSame = rows.length > 1 && row?.length === 1 && lines(row[0]) === lines(title);
    if (isSame && !isAlone) row.push(title);
    else rows.push([title]);
  }
  return rows;
}

/** Fits a name on one line in a full-width card and on phones, and on two lines if its card shares a row. */
function nameOf(title: string, row: string[]) {
  const narrow = fitBest([[title]], 22);
  const isWide = row.length < 2;
  return { isWide, headline: isWide ? narrow : { ...fitBeside(title, row, 29), narrow } };
}

/** Returns the team member who is responsible for the service, if listed on the About page. */
function leadOf(content: Content, id: string) {
  const members = content.pages.about.team?.members ?? [];
  const head = members.find(({ services }) => services.includes(id));
  return head && { name: head.name, text: head.role, picture: portraitOf(content, head) };
}

function workLink(content: Content, project: Project) {
  const { title, link, picture } = projectSummary(content, project);
  return { title, link, picture };
}

export type ServicesPageData = ReturnType<typeof servicesPage>;

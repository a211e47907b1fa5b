import { callData, projectCard, projectCards } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { figureLetters } from "../../content/read/display-font.server";
import { fitBeside, fitBest, fitHero } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { priceParts } from "../../content/read/money.server";
import { portraitOf } from "../../content/read/team.server";
import { splitWhole } from "../../content/read/whole-words.server";
import type { Project } from "../../content/schema/content.server";

/** Everything that the services overview shows; a section that the agency left out is undefined. */
export function servicesPage() {
  const { pages, services, projects } = getContent();
  const rows = rowsOf(services.map(({ title }) => title));
  const { meta, accent, title, headline, lead, approach, industries, callToAction } = pages.services;
  return {
    accent,
    meta: metaFor(meta, "/services"),
    headline: fitHero(headline ?? [title]),
    lead,
    services: services.map((service) => {
      const { id, title, symptom, icon, link, color, accentName, points } = service;
      const price = priceParts(service);
      // The last, because home and the service's page show the first ones.
      const work = projects.findLast(({ serviceCategory }) => serviceCategory === id);
      return {
        ...{ id, title, symptom, icon, link, color, accentName, points },
        ...nameOf(title, rows.find((row) => row.includes(title)) ?? [title]),
        words: splitWhole(service.description),
        price: price && { ...price, letters: figureLetters(price.amount) },
        work: work && workLink(work),
        head: headOf(id),
      };
    }),
    approach,
    industries: industries && {
      ...industries,
      list: industries.list.map(({ name, projects: ids }) => ({
        name,
        works: projectCards(ids).map(({ title, link, lang, color }) => ({ title, link, lang, color })),
      })),
    },
    callToAction: callData(callToAction),
  };
}

/**
 * Which cards share a row, by their names: two whose names take as many lines, or one of them would have a hole above
 * its name. The first card goes across the page.
 */
function rowsOf(titles: string[]): string[][] {
  const lines = (title = "") => fitBeside(title, [], 29).lines.length;
  const isAlone = getContent().site.look?.services === "rows";
  const rows: string[][] = [];
  for (const title of titles) {
    const row = rows.at(-1);
    const isSame = rows.length > 1 && row?.length === 1 && lines(row[0]) === lines(title);
    if (isSame && !isAlone) row.push(title);
    else rows.push([title]);
  }
  return rows;
}

/** A name in one line where its card goes across the page, as on a phone, and in two where it shares a row. */
function nameOf(title: string, row: string[]) {
  const narrow = fitBest([[title]], 22);
  const isWide = row.length < 2;
  return { isWide, headline: isWide ? narrow : { ...fitBeside(title, row, 29), narrow } };
}

/** Who signs for the service's work, where the About page tells. */
function headOf(id: string) {
  const members = getContent().pages.about.team?.members ?? [];
  const head = members.find(({ services }) => services.includes(id));
  return head && { name: head.name, text: head.role, picture: portraitOf(head) };
}

function workLink(project: Project) {
  const { title, link, picture } = projectCard(project);
  return { title, link, picture };
}

export type ServicesPage = ReturnType<typeof servicesPage>;

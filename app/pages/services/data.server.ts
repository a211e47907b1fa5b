import { callData, projectCard, projectCards } from "../../content/read/cards.server";
import { getContent } from "../../content/read/content.server";
import { figureLetters } from "../../content/read/display-font.server";
import { breaks, fitBest, fitHero } from "../../content/read/fit-lines.server";
import { metaFor } from "../../content/read/meta.server";
import { priceParts } from "../../content/read/money.server";
import { portraitOf } from "../../content/read/team.server";
import { splitWhole } from "../../content/read/whole-words.server";
import type { Project } from "../../content/schema/content.server";

/** Everything that the services overview shows; a section that the agency left out is undefined. */
export function servicesPage() {
  const { pages, services, projects } = getContent();
  const { meta, accent, title, headline, lead, approach, industries, callToAction } = pages.services;
  return {
    accent,
    meta: metaFor(meta, "/services"),
    headline: fitHero(headline ?? [title]),
    lead,
    services: services.map((service) => {
      const { id, title, icon, link, color, accentName, points } = service;
      const price = priceParts(service);
      // The last, because home and the service's page show the first ones.
      const work = projects.findLast(({ serviceCategory }) => serviceCategory === id);
      return {
        ...{ id, title, icon, link, color, accentName, points },
        headline: nameOf(title),
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

/** A name in one line across the page, and in two where its card is narrow. */
function nameOf(title: string) {
  const words = title.split(/\s+/);
  return { ...fitBest([[title]], 18), narrow: fitBest(breaks(words, 2), 29) };
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

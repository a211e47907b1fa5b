import { metaFor } from "../../content/addresses/meta.server.ts";
import { callData } from "../../content/headlines/call.server.ts";
import { fitHero } from "../../content/headlines/fit-lines.server.ts";
import { pictureAt } from "../../content/pictures/pictures.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import { projectCardData } from "../../content/types/project/card.server.ts";
import { priceParts } from "../../content/types/service/money.server.ts";
import { shownProjects } from "../../content/types/service/projects.server.ts";
import type { Service } from "../../content/types/service/schema.server.ts";
import { splitByScript } from "../../content/typography/scripts.server.ts";

/** Returns the data of a service's page; undefined if there is no such service. */
export function servicePage(content: Content, id: string) {
  const { services, site } = content;
  const service = services.find((candidate) => candidate.id === id);
  if (!service) return undefined;
  const { layout, title, color, accentName, link, page, imageUrl, alt, focus } = service;
  return {
    accent: color,
    meta: metaFor(content, page.meta, link),
    id,
    layout,
    title,
    accentName,
    headline: fitHero(title, 32),
    lead: page.lead,
    price: priceParts(content, service),
    picture: pictureAt(content, imageUrl, alt),
    focus,
    features: page.features.map((feature) => ({
      ...feature,
      /** Language of a sample that is in another script than the page. */
      lang: splitByScript(feature.sample ?? "", site).find(({ lang }) => lang)?.lang,
    })),
    pipeline: page.pipeline && {
      ...page.pipeline,
      stations: page.pipeline.stations.map(({ names, ...station }, at, stations) => ({
        ...station,
        names: names?.map((name) => ({ ...name, stays: isAt(stations[at + 1], name.name) })),
      })),
    },
    process: page.process && {
      ...page.process,
      steps: page.process.steps.map((step) => ({
        ...step,
        picture: step.picture && pictureAt(content, step.picture.src, step.picture.alt),
      })),
    },
    work: {
      ...page.work,
      projects: shownProjects(content, id).map((project) => projectCardData(content, project)),
    },
    callToAction: callData(content, page.callToAction),
  };
}

type Station = NonNullable<Service["page"]["pipeline"]>["stations"][number];

function isAt(station: Station | undefined, name: string): boolean {
  return station?.shown === name || station?.names?.some((left) => left.name === name) === true;
}

export type ServicePageData = NonNullable<ReturnType<typeof servicePage>>;

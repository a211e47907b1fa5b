import type { Service } from "../schema/content.server.ts";
import { callData, pictureAt, workCard } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { fitHero } from "./fit-lines.server.ts";
import { metaFor } from "./meta.server.ts";
import { priceParts } from "./money.server.ts";
import { splitByScript } from "./scripts.server.ts";

const MOST_PROJECTS = 6;

/** The data of a service's page; undefined if there is no such service. */
export function servicePage(id: string) {
  const { services, projects, site } = getContent();
  const service = services.find((candidate) => candidate.id === id);
  if (!service) return undefined;
  const { layout, title, color, accentName, link, page, imageUrl, alt, focus } = service;
  const listed = projects.filter((project) => project.serviceCategory === id).slice(0, MOST_PROJECTS);
  return {
    accent: color,
    meta: metaFor(page.meta, link),
    id,
    layout,
    title,
    accentName,
    headline: fitHero(title, 32),
    lead: page.lead,
    price: priceParts(service),
    picture: pictureAt(imageUrl, alt),
    focus,
    features: page.features.map((feature) => ({
      ...feature,
      /** The language of a sample in a script of its own. */
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
        picture: step.picture && pictureAt(step.picture.src, step.picture.alt),
      })),
    },
    work: { ...page.work, projects: listed.map(workCard) },
    callToAction: callData(page.callToAction),
  };
}

type Station = NonNullable<Service["page"]["pipeline"]>["stations"][number];

function isAt(station: Station | undefined, name: string): boolean {
  return station?.shown === name || station?.names?.some((left) => left.name === name) === true;
}

export type ServicePage = NonNullable<ReturnType<typeof servicePage>>;

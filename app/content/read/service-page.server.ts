import type { Service } from "../schema/content.server.ts";
import { pictureAt, workCard } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { fitHero, fitTitle } from "./fit-lines.server.ts";
import { metaFor } from "./meta.server.ts";

/** A service page shows at most so many projects. */
const MOST_PROJECTS = 6;

/** Everything that the page of a service shows; undefined when there is no such service. */
export function servicePage(id: string) {
  const { services, projects } = getContent();
  const service = services.find((candidate) => candidate.id === id);
  if (!service) return undefined;
  const { title, color, dyeName, link, page, imageUrl, alt, focus } = service;
  const listed = projects.filter((project) => project.serviceCategory === id).slice(0, MOST_PROJECTS);
  return {
    dye: color,
    meta: metaFor(page.meta, link),
    id,
    title,
    dyeName,
    headline: fitHero(title, 32),
    lead: page.lead,
    picture: pictureAt(imageUrl, alt),
    focus,
    features: page.features,
    line: page.line && {
      ...page.line,
      stations: page.line.stations.map(({ names, ...station }, at, stations) => ({
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
    callToAction: { headline: fitTitle(page.callToAction.title, 15), text: page.callToAction.text },
  };
}

type Station = NonNullable<Service["page"]["line"]>["stations"][number];

/** Whether a name is still there at a station. */
function isAt(station: Station | undefined, name: string): boolean {
  return station?.shown === name || station?.names?.some((left) => left.name === name) === true;
}

export type ServicePage = NonNullable<ReturnType<typeof servicePage>>;

import { splitResult } from "../../lib/split-result.ts";
import type { Project, Service } from "../schema/content.server.ts";
import { pictureAt, projectCard } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { fitFigure } from "./fit-figure.server.ts";
import { type FitHeadline, fitHero, fitTitle } from "./fit-lines.server.ts";
import { metaFor } from "./meta.server.ts";

const MOST_PROJECTS = 6;

/** The data of a service's page; undefined if there is no such service. */
export function servicePage(id: string) {
  const { services, projects } = getContent();
  const service = services.find((candidate) => candidate.id === id);
  if (!service) return undefined;
  const { title, color, dyeName, link, page, imageUrl, alt, focus } = service;
  const shown = projects.filter((project) => project.serviceCategory === id).slice(0, MOST_PROJECTS);
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
      stations: page.line.stations.map(({ shown: left, names, ...station }, at, stations) => ({
        ...station,
        names: names?.map((name) => ({ ...name, stays: isAt(stations[at + 1], name.name) })),
        shown: left === undefined ? undefined : fitFigure(left, 40),
      })),
    },
    process: page.process && {
      ...page.process,
      steps: page.process.steps.map((step) => ({
        ...step,
        picture: step.picture && pictureAt(step.picture.src, step.picture.alt),
      })),
    },
    work: { ...page.work, projects: shown.map(projectCard), proof: shown[0] && proofOf(shown[0]) },
    callToAction: { headline: fitTitle(page.callToAction.title, 15), text: page.callToAction.text },
  };
}

type Station = NonNullable<Service["page"]["line"]>["stations"][number];

/** Whether a station still has a name. */
function isAt(station: Station | undefined, name: string): boolean {
  return station?.shown === name || station?.names?.some((left) => left.name === name) === true;
}

/** The first result of a project. */
function proofOf({ caseStudy }: Project): { figure: FitHeadline; text: string } | undefined {
  const [first] = caseStudy.results;
  if (first === undefined) return undefined;
  const { figure, text } = splitResult(first);
  return { figure: fitFigure(figure, 40), text };
}

export type ServicePage = NonNullable<ReturnType<typeof servicePage>>;

import { splitResult } from "../lib/split-result.ts";
import { pictureAt, projectCard } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { fitFigure, fitHeadline, fitTitle } from "./fit-lines.server.ts";
import { metaFor } from "./meta.server.ts";
import type { Project } from "./read-content.server.ts";

/** A service page shows at most so many projects (specification, section 9). */
const MOST_PROJECTS = 6;

/** Everything that the page of a service shows; undefined when there is no such service. */
export function servicePage(id: string) {
  const { services, projects } = getContent();
  const service = services.find((candidate) => candidate.id === id);
  if (!service) return undefined;
  const { title, color, dyeName, link, page } = service;
  const own = projects.filter((project) => project.serviceCategory === id).slice(0, MOST_PROJECTS);
  return {
    dye: color,
    meta: metaFor(page.meta, link),
    id,
    title,
    dyeName,
    headline: fitHeadline(title, 32),
    lead: page.lead,
    picture: pictureAt(`/pictures/hero/${id}.avif`, title),
    features: page.features,
    line: page.line,
    process: page.process,
    work: { ...page.work, projects: own.map(projectCard), proof: own[0] && proofOf(own[0]) },
    callToAction: { headline: fitTitle(page.callToAction.title, 15), text: page.callToAction.text },
  };
}

/** The first result of a project, which is the one it is known for. */
function proofOf({ caseStudy }: Project) {
  const { figure, text } = splitResult(caseStudy.results[0] ?? "");
  return { figure: fitFigure(figure, 40), text };
}

export type ServicePage = NonNullable<ReturnType<typeof servicePage>>;

import { pictureAt, projectCard, projectCards } from "../../content/cards.server";
import { getContent } from "../../content/content.server";
import { fitFigure, fitTitle } from "../../content/fit-lines.server";
import { metaFor, shorten } from "../../content/meta.server";
import type { Project } from "../../content/read-content.server";
import { firstSentence } from "../../lib/first-sentence";
import { splitResult } from "../../lib/split-result";

/** Related projects shown at most (specification, section 9). */
const MOST_RELATED = 3;
/** Of the smaller figures, in percent: they stand side by side. */
const WIDEST = 112;

/** Everything that a project's page shows; undefined when no project has that id or fixed slug. */
export function projectPage(address: string) {
  const { projects, pages, services, pictures } = getContent();
  const at = projects.findIndex(({ id, link }) => id === address || link === `/portfolio/${address}`);
  const project = projects[at];
  if (!project) return undefined;
  const { id, title, description, link, client, year, technologies = [], caseStudy } = project;
  const card = projectCard(project);
  const portrait = `/pictures/clients/${id}.avif`;
  const { callToAction, gallery } = pages.project;
  return {
    /** True on a client-side visit, where the spinner stands first (specification, section 4). */
    isVisit: false,
    dye: card.color,
    meta: metaFor({ title: titleOf(title), description: shorten(description, 160) }, link),
    project: { id, title, description, link, client, year, technologies, picture: card.picture },
    category: {
      title: card.categoryTitle,
      link: services.find((service) => service.id === card.category)?.link ?? "/services",
    },
    headline: fitTitle(title, 16),
    challenge: paragraphsOf(caseStudy.challenge),
    solution: paragraphsOf(caseStudy.solution),
    results: caseStudy.results.map(splitResult).map(({ figure, text }, index) => ({
      figure: index === 0 ? fitFigure(figure, 36) : fitFigure(figure, 27, WIDEST),
      text,
    })),
    testimonial: {
      ...firstSentence(caseStudy.testimonial.quote),
      author: caseStudy.testimonial.author,
      position: caseStudy.testimonial.position,
      portrait: pictures[portrait] ? pictureAt(portrait, caseStudy.testimonial.author) : undefined,
    },
    gallery: {
      title: gallery,
      pictures: caseStudy.galleryImages.map((image, index) =>
        pictureAt(image, `${title}, picture ${index + 1}`),
      ),
    },
    related: projectCards(project.relatedProjects).slice(0, MOST_RELATED),
    previous: neighbour(projects.at(at - 1)),
    next: neighbour(projects[(at + 1) % projects.length]),
    callToAction: { headline: fitTitle(callToAction.title, 15), text: callToAction.text },
  };
}

/** A page's title of at most 60 characters. */
function titleOf(title: string): string {
  const full = `${title}: Case Study | ${getContent().site.name}`;
  return full.length <= 60 ? full : shorten(`${title} | ${getContent().site.name}`, 60);
}

/** The leading sentence and the paragraphs after it; in the content blank lines separate them. */
function paragraphsOf(prose: string): { lead: string; paragraphs: string[] } {
  const [lead = "", ...paragraphs] = prose
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim());
  return { lead, paragraphs };
}

function neighbour(project: Project | undefined) {
  return project && { title: project.title, link: project.link, color: projectCard(project).color };
}

export type ProjectPage = NonNullable<ReturnType<typeof projectPage>>;

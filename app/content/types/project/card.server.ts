import { yearText } from "../../../lib/count-text.ts";
import { type Result, splitResult } from "../../../lib/split-result.ts";
import { pictureAt } from "../../pictures/pictures.server.ts";
import type { Content, Project } from "../../schema/content.server.ts";
import { keepUnits } from "../../typography/typography.server.ts";
import { moneyText } from "../service/money.server.ts";

export type ProjectCard = ReturnType<typeof projectCard>;

export function projectCard(content: Content, project: Project) {
  const { id, title, description, link, serviceCategory, year, coverCrop, lang } = project;
  const service = content.services.find((candidate) => candidate.id === serviceCategory);
  return {
    id,
    title,
    description,
    link,
    // Of title and description, if they are not translated.
    ...(lang && { lang }),
    category: serviceCategory,
    categoryTitle: service?.title ?? serviceCategory,
    color: service?.color ?? "neutral",
    year: year && yearText(year, content.site),
    // Decorative: the title beside it says what it is. Alternative texts would make a list's page a third larger.
    picture: pictureAt(content, project.imageUrl, ""),
    /** The file shown where the whole picture would be too small to read. */
    coverCrop: coverCrop && pictureAt(content, coverCrop, "").src,
  };
}

/** A project card with room for a result, or for its outcome where there is less room. */
export type WorkCard = ProjectCard & { result?: Result | undefined; outcome?: Result | undefined };

/** What came of a project, in one run of text: "17,600 coats in the first season". */
export function outcomeText({ outcome }: Project) {
  return outcome && keepUnits(outcome.replace(":", ""));
}

/** The card of a project with its outcome and the first of its results, if it has one in the card's language. */
export function workCard(content: Content, project: Project): WorkCard {
  const { caseStudy, outcome, lang, storyLang } = project;
  const split = (text: string | undefined) => (text === undefined ? undefined : splitResult(keepUnits(text)));
  const [first] = lang === storyLang ? caseStudy.results : [];
  return { ...projectCard(content, project), result: split(first), outcome: split(outcome) };
}

/** What a project's head states, in this order; the short ones stand in display type. */
export function factsOf(content: Content, { client, year, scope, budget, technologies }: Project) {
  const words = content.words.project.facts;
  const facts = [
    { name: words.client, value: client, isShort: true },
    { name: words.year, value: year, isShort: true },
    { name: words.scope, value: scope },
    { name: words.budget, value: budget && moneyText(content, ...budget) },
    { name: words.technologies, value: technologies.join(", ") },
  ];
  return facts.filter(({ value }) => value);
}

/** The cards of projects, by their ids. */
export function projectCards(content: Content, ids: readonly string[]): ProjectCard[] {
  const { projects } = content;
  return ids
    .flatMap((id) => projects.filter((project) => project.id === id))
    .map((each) => projectCard(content, each));
}

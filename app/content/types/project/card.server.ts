import { yearText } from "../../../lib/count-text.ts";
import { type Result, splitResult } from "../../../lib/split-result.ts";
import { pictureAt } from "../../pictures/pictures.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { keepUnits } from "../../typography/typography.server.ts";
import { moneyText } from "../service/money.server.ts";
import type { Project } from "./schema.server.ts";

export type ProjectSummary = ReturnType<typeof projectSummary>;

export function projectSummary(content: Content, project: Project) {
  const { id, title, description, link, serviceCategory, year, coverCrop, lang } = project;
  const service = content.services.find((candidate) => candidate.id === serviceCategory);
  return {
    id,
    title,
    description,
    link,
    // Set only if title and description are untranslated.
    ...(lang && { lang }),
    serviceId: serviceCategory,
    serviceTitle: service?.title ?? serviceCategory,
    accent: service?.color ?? "neutral",
    year: year && yearText(year, content.site),
    // Decorative, next to the title. Alternative texts would make a list's page a third larger.
    picture: pictureAt(content, project.imageUrl, ""),
    /** A square crop, for sizes at which the whole picture is unreadable. */
    coverCrop: coverCrop && pictureAt(content, coverCrop, "").src,
  };
}

/** A project card with its first result, and its shorter outcome for small cards. */
export type ProjectCardData = ProjectSummary & { result?: Result | undefined; outcome?: Result | undefined };

/** Returns a project's outcome without its colon: "17,600 coats in the first season". */
export function outcomeText({ outcome }: Project) {
  return outcome && keepUnits(outcome.replace(":", ""));
}

/** Returns a project's card with its outcome, and with its first result if that is in the card's language. */
export function projectCardData(content: Content, project: Project): ProjectCardData {
  const { caseStudy, outcome, lang, storyLang } = project;
  const split = (text: string | undefined) => (text === undefined ? undefined : splitResult(keepUnits(text)));
  const [first] = lang === storyLang ? caseStudy.results : [];
  return { ...projectSummary(content, project), result: split(first), outcome: split(outcome) };
}

/** Returns the facts of a project's header in display order. Short ones are set in the display font. */
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

/** Returns the cards of the projects with these ids. */
export function projectSummaries(content: Content, ids: readonly string[]): ProjectSummary[] {
  const { projects } = content;
  return ids
    .flatMap((id) => projects.filter((project) => project.id === id))
    .map((each) => projectSummary(content, each));
}

import { yearText } from "../../lib/count-text.ts";
import { formatDate } from "../../lib/format-date.ts";
import { type Result, splitResult } from "../../lib/split-result.ts";
import type { Post, Project } from "../schema/content.server.ts";
import { getContent } from "./content.server.ts";
import { fitHeadline } from "./fit-lines.server.ts";
import { moneyText } from "./money.server.ts";
import { type PictureData, picture } from "./pictures.server.ts";
import { keepUnits } from "./typography.server.ts";

/** A project card with room for a result, or for its outcome where there is less room. */
export type WorkCard = ProjectCard & { result?: Result | undefined; outcome?: Result | undefined };

/** The data of a picture, by its address, with the alternative text and caption of its place. */
export function pictureAt(address: string, alt: string, caption?: string): PictureData {
  const { pictures, site } = getContent();
  return picture(pictures, site.switches.stockPhotoHost, address, {
    alt,
    ...(caption ? { caption: keepUnits(caption) } : {}),
  });
}

export type ProjectCard = ReturnType<typeof projectCard>;

export function projectCard(project: Project) {
  const { id, title, description, link, serviceCategory, year, coverCrop, lang } = project;
  const service = getContent().services.find((candidate) => candidate.id === serviceCategory);
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
    year: year && yearText(year, getContent().site),
    // Decorative: the title beside it says what it is. Alternative texts would make a list's page a third larger.
    picture: pictureAt(project.imageUrl, ""),
    /** The file shown where the whole picture would be too small to read. */
    coverCrop: coverCrop && pictureAt(coverCrop, "").src,
  };
}

/** What came of a project, in one run of text: "17,600 coats in the first season". */
export function outcomeText({ outcome }: Project) {
  return outcome && keepUnits(outcome.replace(":", ""));
}

/** The card of a project with its outcome and the first of its results, if it has one in the card's language. */
export function workCard(project: Project): WorkCard {
  const { caseStudy, outcome, lang, storyLang } = project;
  const split = (text: string | undefined) => (text === undefined ? undefined : splitResult(keepUnits(text)));
  const [first] = lang === storyLang ? caseStudy.results : [];
  return { ...projectCard(project), result: split(first), outcome: split(outcome) };
}

/** What a project's head states, in this order; the short ones stand in display type. */
export function factsOf({ client, year, scope, budget, technologies }: Project) {
  const words = getContent().words.project.facts;
  const facts = [
    { name: words.client, value: client, isShort: true },
    { name: words.year, value: year, isShort: true },
    { name: words.scope, value: scope },
    { name: words.budget, value: budget && moneyText(...budget) },
    { name: words.technologies, value: technologies.join(", ") },
  ];
  return facts.filter(({ value }) => value);
}

/** The cards of projects, by their ids. */
export function projectCards(ids: readonly string[]): ProjectCard[] {
  const { projects } = getContent();
  return ids.flatMap((id) => projects.filter((project) => project.id === id)).map(projectCard);
}

export type PostCard = ReturnType<typeof postCard>;

/** The card of a post; its accent is that of the service that its category names. */
export function postCard(post: Post) {
  const { slug, title, category, categoryId, excerpt, date, readTime, featuredImage, coverCrop, lang } = post;
  const service = getContent().services.find((candidate) => candidate.categoryId === categoryId);
  return {
    slug,
    title,
    category,
    categoryId,
    ...(lang && { lang }),
    color: service?.color ?? "neutral",
    excerpt,
    date: formatDate(date, getContent().site.locale),
    readTime,
    picture: pictureAt(featuredImage, ""),
    coverCrop: coverCrop && pictureAt(coverCrop, "").src,
  };
}

/** A page's closing call as its section shows it. @param size most height of its headline, in hundredths of the measure */
export function callData(
  { title, text, imageUrl }: { title: string; text: string; imageUrl?: string | undefined },
  size = 15,
) {
  const picture = imageUrl && { picture: pictureAt(imageUrl, "") };
  return { headline: fitHeadline(title, size), text, ...picture };
}

import { metaFor, shorten } from "../../content/addresses/meta.server";
import { pageName } from "../../content/addresses/page-names.server";
import { isPaged } from "../../content/addresses/paging.server";
import { comparisonOf } from "../../content/charts/comparison.server";
import { callData } from "../../content/headlines/call.server";
import { figureLetters } from "../../content/headlines/display-font.server";
import { fitTitle } from "../../content/headlines/fit-title.server";
import { pictureAt } from "../../content/pictures/pictures.server";
import type { Content } from "../../content/schema/content.server";
import { factsOf, projectSummary } from "../../content/types/project/card.server";
import type { Project } from "../../content/types/project/schema.server";
import { splitWhole } from "../../content/typography/whole-words.server";
import { yearText } from "../../lib/count-text";
import { fillIn } from "../../lib/fill-in";
import { firstSentence } from "../../lib/first-sentence";
import { splitResult } from "../../lib/split-result";
import { PATHS } from "../../paths.ts";

const MOST_RELATED = 3;
/** Height of a project's name in hundredths of the width: one or two lines, to keep the cover above the fold. */
const TITLE_SIZE = 11.5;

/** Returns a project page's data; undefined if no project has the id or slug. */
export function projectPage(content: Content, address: string) {
  const { projects, pages, services, site } = content;
  const at = projects.findIndex(({ id, link }) => id === address || link === `${PATHS.portfolio}/${address}`);
  const project = projects[at];
  if (!project) return undefined;
  const { id, title, description, link, caseStudy, lang, storyLang } = project;
  const card = projectSummary(content, project);
  const { callToAction, gallery } = pages.project;
  const isPlate = ({ src }: { src: string }) => Number(caseStudy.plates.includes(src));
  // A single project has no next project.
  const next = projects.length > 1 ? projects[(at + 1) % projects.length] : undefined;
  return {
    accent: card.accent,
    meta: metaFor(content, { title: titleOf(content, title), description: shorten(description, 160) }, link),
    /** Marks untranslated content with its language, which differs from the page's language. */
    ...(storyLang && { lang, storyLang, marksOriginal: true as const }),
    project: {
      id,
      title,
      description,
      link,
      facts: factsOf(content, project).map(({ value, ...fact }) => ({
        ...fact,
        parts: splitWhole(typeof value === "number" ? yearText(value, site) : `${value}`),
      })),
      picture: pictureAt(content, project.imageUrl, project.alt),
    },
    category: {
      id: card.serviceId,
      title: card.serviceTitle,
      link: services.find((service) => service.id === card.serviceId)?.link ?? PATHS.services,
    },
    list: pageName(content, PATHS.portfolio),
    headline: fitTitle(title, TITLE_SIZE),
    parts: partsOf(content, project),
    results: caseStudy.results
      .map(splitResult)
      .map(({ figure, text }) => ({ figure, letters: figureLetters(figure), text: splitWhole(text) })),
    comparison: storyLang ? undefined : comparisonOf(content, project),
    testimonial: testimonialOf(content, project),
    credits: project.credits,
    gallery: {
      title: gallery,
      // Show pictures first that the page does not already show large.
      pictures: caseStudy.galleryImages
        .toSorted((a, b) => isPlate(a) - isPlate(b))
        .map(({ src, alt, caption }) => pictureAt(content, src, alt, caption)),
    },
    related: relatedTo(content, project, next?.id),
    // With a long list of projects the contact page knows only the services.
    quoteFor: isPaged(projects.length) ? `service=${card.serviceId}` : `project=${id}`,
    next: next && projectSummary(content, next),
    callToAction: callData(content, callToAction),
  };
}

/** Returns challenge and solution with their large pictures, in the service's layouts. Repeats the last layout. */
function partsOf(content: Content, { serviceCategory, caseStudy }: Project) {
  const { plates, galleryImages, film, challenge, solution } = caseStudy;
  const plateVariants = content.services.find(({ id }) => id === serviceCategory)?.plates;
  const variants = [...(plateVariants?.challenge ?? []), ...(plateVariants?.solution ?? [])];
  const all = plates
    .flatMap((plate) => galleryImages.filter(({ src }) => src === plate))
    .map(({ src, alt, caption }, index) => {
      const picture = pictureAt(content, src, alt, caption);
      const variant = variants[index] ?? variants.at(-1) ?? "bleed";
      return {
        // An upright picture across the page would be taller than the window.
        variant: picture.height > picture.width ? ("tall" as const) : variant,
        picture,
        film: film?.plate === src ? { src: film.file, alt: film.alt } : undefined,
      };
    });
  // A section without text passes its pictures to the other section.
  const first = !challenge ? 0 : solution ? (plateVariants?.challenge ?? []).length : all.length;
  const words = content.words.project;
  const parts = [
    { title: words.challenge, text: challenge, plates: all.slice(0, first) },
    { title: words.solution, text: solution, plates: all.slice(first) },
  ];
  return parts.flatMap(({ text, ...part }) =>
    text === undefined ? [] : [{ ...part, ...paragraphsOf(text) }],
  );
}

function testimonialOf(content: Content, { caseStudy: { testimonial } }: Project) {
  if (!testimonial) return undefined;
  const { quote, author, position, portrait } = testimonial;
  const { first, rest } = firstSentence(quote);
  return {
    first: splitWhole(first),
    rest,
    author,
    position,
    portrait: portrait && pictureAt(content, portrait.src, portrait.alt),
  };
}

/**
 * Returns the projects listed as related, or the next projects of the same service. `next` is last, because the page
 * also shows it below.
 */
function relatedTo(
  content: Content,
  { id, serviceCategory, relatedProjects }: Project,
  next: string | undefined,
) {
  const { projects } = content;
  const sameService = projects.filter((project) => project.serviceCategory === serviceCategory);
  const at = sameService.findIndex((project) => project.id === id);
  const named = relatedProjects.flatMap((name) => projects.filter((project) => project.id === name));
  const others = [...sameService.slice(at + 1), ...sameService.slice(0, at)];
  return [...new Set([...named, ...others])]
    .toSorted((a, b) => Number(a.id === next) - Number(b.id === next))
    .slice(0, Math.min(MOST_RELATED, named.length || others.length))
    .map((each) => projectSummary(content, each));
}

function titleOf(content: Content, title: string): string {
  const { site, words } = content;
  const full = fillIn(words.project.title, { title, agency: site.name });
  return full.length <= 60 ? full : shorten(`${title} | ${site.name}`, 60);
}

/** Splits prose at blank lines into the opening paragraph and the other paragraphs, prepared for `NoBreak`. */
function paragraphsOf(prose: string): { lead: string[]; paragraphs: string[][] } {
  const [lead = [], ...paragraphs] = prose
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => splitWhole(paragraph.replace(/\s+/g, " ").trim()));
  return { lead, paragraphs };
}

export type ProjectPageData = NonNullable<ReturnType<typeof projectPage>>;

/** The language of untranslated content. */
export type Lang = { lang?: string | undefined };

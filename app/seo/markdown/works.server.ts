import { factsOf } from "../../content/read/cards.server.ts";
import { getContent } from "../../content/read/content.server.ts";
import { legalText } from "../../content/read/legal-text.server.ts";
import { absoluteUrl } from "../../content/read/meta.server.ts";
import { priceText } from "../../content/read/money.server.ts";
import { servicePage } from "../../content/read/service-page.server.ts";
import type { Legal, Post, Project, Service, TextPage } from "../../content/schema/content.server.ts";
import { formatDate } from "../../lib/format-date.ts";
import { blocks, entry, image, list, numbered, prose, section, withAbsoluteUrls } from "./markdown.server.ts";

export function projectTwin(project: Project): string {
  const { title, description, credits, caseStudy, imageUrl, alt } = project;
  const { challenge, solution, results, testimonial, galleryImages, film } = caseStudy;
  const words = getContent().words.project;
  const gallery = galleryImages.map((picture) => blocks(image(picture.src, picture.alt), picture.caption));
  return blocks(
    `# ${title}`,
    description,
    list(factsOf(project).map(({ name, value }) => `${name}: ${value}`)),
    image(imageUrl, alt),
    challenge && section({ title: words.challenge }, prose(challenge)),
    solution && section({ title: words.solution }, prose(solution)),
    film && `![${film.alt}](${absoluteUrl(film.file)})`,
    results.length > 0 && section({ title: words.results }, list(results)),
    testimonial && blocks(`> ${prose(testimonial.quote)}`, `${testimonial.author}, ${testimonial.position}`),
    credits.length > 0 &&
      section({ title: words.credits }, list(credits.map(({ name, role }) => `${name}: ${role}`))),
    gallery.length > 0 && section({ title: getContent().pages.project.gallery }, gallery),
  );
}

export function postTwin(post: Post): string {
  const { title, category, author, date, readTime, excerpt, featuredImage, alt, body } = post;
  return blocks(
    `# ${title}`,
    `${author}, ${formatDate(date, getContent().site.locale)}, ${category}, ${readTime}`,
    excerpt,
    image(featuredImage, alt),
    withAbsoluteUrls(body),
  );
}

export function serviceTwin({ id, title, page, price }: Service): string {
  const { features, pipeline, process, work, callToAction } = page;
  return blocks(
    `# ${title}`,
    page.lead,
    priceText({ price }),
    features.map((feature) => section({ title: feature.title, text: feature.description })),
    pipeline && section(pipeline, list(pipeline.stations.map(({ name, value }) => `${name}: ${value}`))),
    process && section({ title: process.title }, numbered(process.steps)),
    section(work, list(servicePage(id)?.work.projects.map(entry) ?? [])),
    section(callToAction),
  );
}

export function legalTwin({ title, lead, body }: Legal): string {
  return blocks(`# ${title}`, lead, withAbsoluteUrls(legalText({ body }, getContent().site)));
}

export function textTwin({ title, lead, body, callToAction }: TextPage): string {
  return blocks(`# ${title}`, lead, withAbsoluteUrls(body), callToAction && section(callToAction));
}

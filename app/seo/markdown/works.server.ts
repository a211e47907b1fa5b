import { absoluteUrl } from "../../content/addresses/meta.server.ts";
import { factsOf } from "../../content/read/cards.server.ts";
import type {
  Content,
  Legal,
  Post,
  Project,
  Service,
  TextPage,
} from "../../content/schema/content.server.ts";
import { legalText } from "../../content/types/legal/legal-text.server.ts";
import { priceText } from "../../content/types/service/money.server.ts";
import { shownProjects } from "../../content/types/service/projects.server.ts";
import { formatDate } from "../../lib/format-date.ts";
import { blocks, entry, image, list, numbered, prose, section, withAbsoluteUrls } from "./markdown.server.ts";

export function projectTwin(content: Content, project: Project): string {
  const { title, description, credits, caseStudy, imageUrl, alt } = project;
  const { challenge, solution, results, testimonial, galleryImages, film } = caseStudy;
  const words = content.words.project;
  const gallery = galleryImages.map((picture) =>
    blocks(image(content, picture.src, picture.alt), picture.caption),
  );
  return blocks(
    `# ${title}`,
    description,
    list(factsOf(content, project).map(({ name, value }) => `${name}: ${value}`)),
    image(content, imageUrl, alt),
    challenge && section({ title: words.challenge }, prose(challenge)),
    solution && section({ title: words.solution }, prose(solution)),
    film && `![${film.alt}](${absoluteUrl(content, film.file)})`,
    results.length > 0 && section({ title: words.results }, list(results)),
    testimonial && blocks(`> ${prose(testimonial.quote)}`, `${testimonial.author}, ${testimonial.position}`),
    credits.length > 0 &&
      section({ title: words.credits }, list(credits.map(({ name, part }) => `${name}: ${part}`))),
    gallery.length > 0 && section({ title: content.pages.project.gallery }, gallery),
  );
}

export function postTwin(content: Content, post: Post): string {
  const { title, category, author, date, readTime, excerpt, featuredImage, alt, body } = post;
  return blocks(
    `# ${title}`,
    `${author}, ${formatDate(date, content.site.locale)}, ${category}, ${readTime}`,
    excerpt,
    image(content, featuredImage, alt),
    withAbsoluteUrls(content, body),
  );
}

export function serviceTwin(content: Content, { id, title, page, price }: Service): string {
  const { features, line, process, work, callToAction } = page;
  return blocks(
    `# ${title}`,
    page.lead,
    priceText(content, { price }),
    features.map((feature) => section({ title: feature.title, text: feature.description })),
    line && section(line, list(line.stations.map(({ name, value }) => `${name}: ${value}`))),
    process && section({ title: process.title }, numbered(process.steps)),
    section(work, list(shownProjects(content, id).map((each) => entry(content, each)))),
    section(callToAction),
  );
}

export function legalTwin(content: Content, { title, lead, body }: Legal): string {
  return blocks(`# ${title}`, lead, withAbsoluteUrls(content, legalText({ body }, content.site)));
}

export function textTwin(content: Content, { title, lead, body, callToAction }: TextPage): string {
  return blocks(`# ${title}`, lead, withAbsoluteUrls(content, body), callToAction && section(callToAction));
}

import { getContent } from "../../content/read/content.server.ts";
import { legalText } from "../../content/read/legal-text.server.ts";
import { servicePage } from "../../content/read/service-page.server.ts";
import type { Legal, Post, Project, Service, TextPage } from "../../content/schema/content.server.ts";
import { formatDate } from "../../lib/format-date.ts";
import { absolute, blocks, film, image, link, list, prose } from "./markdown.server.ts";

/** A project's case study. */
export function projectTwin(project: Project): string {
  const { title, description, client, year, scope, technologies, caseStudy, imageUrl, alt } = project;
  const { challenge, solution, results, testimonial, galleryImages } = caseStudy;
  const facts = [
    ...(client ? [`Client: ${client}`] : []),
    ...(year ? [`Year: ${year}`] : []),
    ...(scope ? [`Scope: ${scope}`] : []),
    ...(technologies.length > 0 ? [`Technologies: ${technologies.join(", ")}`] : []),
  ];
  return blocks(
    `# ${title}`,
    description,
    list(facts),
    image(imageUrl, alt),
    challenge && blocks("## The Challenge", prose(challenge)),
    solution && blocks("## Our Solution", prose(solution)),
    caseStudy.film && film(caseStudy.film.file, caseStudy.film.alt),
    results.length > 0 ? blocks("## Results", list(results)) : undefined,
    testimonial && blocks(`> ${prose(testimonial.quote)}`, `${testimonial.author}, ${testimonial.position}`),
    galleryImages.length > 0
      ? blocks(
          `## ${getContent().pages.project.gallery}`,
          galleryImages.map((picture) => blocks(image(picture.src, picture.alt), picture.caption)),
        )
      : undefined,
  );
}

/** A post, in the words in which it was written. */
export function postTwin({
  title,
  category,
  author,
  date,
  readTime,
  excerpt,
  featuredImage,
  alt,
  body,
}: Post): string {
  return blocks(
    `# ${title}`,
    `${author}, ${formatDate(date, getContent().site.locale)}, ${category}, ${readTime}`,
    excerpt,
    image(featuredImage, alt),
    absolute(body),
  );
}

/** A service with its features, its process and its work. */
export function serviceTwin({ id, title, page }: Service): string {
  const { features, line, process, work, callToAction } = page;
  // As many as the page shows.
  const own = servicePage(id)?.work.projects ?? [];
  return blocks(
    `# ${title}`,
    page.lead,
    features.map((feature) => blocks(`## ${feature.title}`, feature.description)),
    line &&
      blocks(
        `## ${line.title}`,
        line.text,
        list(line.stations.map(({ name, value }) => `${name}: ${value}`)),
      ),
    process &&
      blocks(
        `## ${process.title}`,
        process.steps.map((step) => `${step.step}. ${step.title}: ${step.description}`).join("\n"),
      ),
    blocks(
      `## ${work.title}`,
      work.text,
      list(own.map((project) => `${link(project.title, project.link)}: ${project.description}`)),
    ),
    blocks(`## ${callToAction.title}`, callToAction.text),
  );
}

/** A legal text as the switches in force have it. */
export function legalTwin({ title, lead, body }: Legal): string {
  const filled = legalText({ body }, getContent().site);
  return blocks(`# ${title}`, lead, absolute(filled));
}

/** A page of the agency's own. */
export function textTwin({ title, lead, body, callToAction }: TextPage): string {
  return blocks(
    `# ${title}`,
    lead,
    absolute(body),
    callToAction && blocks(`## ${callToAction.title}`, callToAction.text),
  );
}

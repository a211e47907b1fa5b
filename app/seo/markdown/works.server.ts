import { getContent } from "../../content/read/content.server.ts";
import { legalText } from "../../content/read/legal-text.server.ts";
import { servicePage } from "../../content/read/service-page.server.ts";
import type { Legal, Post, Project, Service, TextPage } from "../../content/schema/content.server.ts";
import { formatDate } from "../../lib/format-date.ts";
import { absolute, blocks, image, link, list, prose, whole } from "./markdown.server.ts";

export function projectTwin(project: Project): string {
  const { title, description, client, year, scope, technologies, caseStudy, imageUrl, alt } = project;
  const { challenge, solution, results, testimonial, galleryImages } = caseStudy;
  const facts = Object.entries({
    Client: client,
    Year: year,
    Scope: scope,
    Technologies: technologies.join(", "),
  }).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return blocks(
    `# ${title}`,
    description,
    list(facts),
    image(imageUrl, alt),
    challenge && blocks("## The Challenge", prose(challenge)),
    solution && blocks("## Our Solution", prose(solution)),
    caseStudy.film && `![${caseStudy.film.alt}](${whole(caseStudy.film.file)})`,
    results.length > 0 && blocks("## Results", list(results)),
    testimonial && blocks(`> ${prose(testimonial.quote)}`, `${testimonial.author}, ${testimonial.position}`),
    galleryImages.length > 0 &&
      blocks(
        `## ${getContent().pages.project.gallery}`,
        galleryImages.map((picture) => blocks(image(picture.src, picture.alt), picture.caption)),
      ),
  );
}

export function postTwin(post: Post): string {
  const { title, category, author, date, readTime, excerpt, featuredImage, alt, body } = post;
  return blocks(
    `# ${title}`,
    `${author}, ${formatDate(date, getContent().site.locale)}, ${category}, ${readTime}`,
    excerpt,
    image(featuredImage, alt),
    absolute(body),
  );
}

export function serviceTwin({ id, title, page }: Service): string {
  const { features, line, process, work, callToAction } = page;
  const projects = servicePage(id)?.work.projects ?? [];
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
      list(projects.map((project) => `${link(project.title, project.link)}: ${project.description}`)),
    ),
    blocks(`## ${callToAction.title}`, callToAction.text),
  );
}

export function legalTwin({ title, lead, body }: Legal): string {
  const filled = legalText({ body }, getContent().site);
  return blocks(`# ${title}`, lead, absolute(filled));
}

export function textTwin({ title, lead, body, callToAction }: TextPage): string {
  return blocks(
    `# ${title}`,
    lead,
    absolute(body),
    callToAction && blocks(`## ${callToAction.title}`, callToAction.text),
  );
}

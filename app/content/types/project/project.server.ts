import { PATHS } from "../../../paths.ts";
import { absoluteUrl, urlOf } from "../../addresses/meta.server.ts";
import { noteDuplicates } from "../../check/note-duplicates.server.ts";
import { listFolder, type Problems } from "../../files/read-files.server.ts";
import { blocks, image, list, prose, section } from "../../markdown/write-markdown.server.ts";
import type { Content } from "../../schema/content.server.ts";
import { langs, type SearchPage, thumb } from "../../search/search-page.server.ts";
import { paragraphs } from "../../search/texts.server.ts";
import { reference, type Thing } from "../../site/things.server.ts";
import type { ContentType } from "../content-type.server.ts";
import { NO_CURRENCY } from "../service/money.server.ts";
import { factsOf, outcomeText, projectSummary } from "./card.server.ts";
import { checkFacts } from "./check-facts.server.ts";
import { checkFilms } from "./check-films.server.ts";
import type { Project } from "./schema.server.ts";
import { projectSchema } from "./schema.server.ts";
import { sitemapGroups } from "./sitemap-groups.server.ts";

/** Address of the list. The addresses of all projects start with it. */
const PATH = PATHS.portfolio;

/** Projects and their case studies, sorted by service. `/portfolio/{id}` also shows a project. */
export const projects: ContentType<Project, typeof projectSchema> = {
  folder: "projects",
  ending: ".yaml",
  schema: projectSchema,
  nameField: "id",
  list: { path: PATH, categoryOf: ({ serviceCategory }) => serviceCategory },
  breadcrumb: ["/", PATH],
  read(files, { services, langOf }) {
    const order = ({ serviceCategory }: Project) => services.findIndex(({ id }) => id === serviceCategory);
    const { compare } = new Intl.Collator("en", { numeric: true });
    return files
      .map(({ file, name: _, body: __, ...project }): Project => {
        const link = `${PATH}/${project.slug ?? project.id}`;
        return { ...project, link, storyLang: langOf(file, "caseStudy") };
      })
      .sort((a, b) => order(a) - order(b) || compare(a.id, b.id));
  },
  nameOf: ({ id }) => id,
  pathOf: ({ link }) => link,
  langOf: ({ storyLang }) => storyLang,
  otherPaths: ({ id }) => [`${PATH}/${id}`],
  summaryOf({ services }, { title, description, serviceCategory }) {
    const label = services.find(({ id }) => id === serviceCategory)?.title;
    return { name: title, label, summary: description };
  },
  searchPage,
  markdown,
  thing,
  sitemapGroups,
  filesOf: ({ caseStudy: { film } }) => (film ? [film.file] : []),
  check,
  checkOriginal(content, problems, texts, root) {
    checkFilms(content, root, problems);
    checkFacts(content, problems, texts);
  },
  blank: {
    command: "project",
    title: "A project and its case study.",
    starts(slug, root) {
      const services = listFolder(root, "services", ".yaml");
      return {
        id: slug,
        slug,
        imageUrl: `/pictures/${slug}/cover.jpg`,
        year: new Date().getFullYear(),
        ...(services.length === 1 ? { serviceCategory: services[0] ?? "" } : {}),
      };
    },
    choices: (root) => ({ serviceCategory: listFolder(root, "services", ".yaml") }),
  },
};

function searchPage(content: Content, project: Project): SearchPage {
  const { title, link, accent, serviceTitle, year, picture, coverCrop } = projectSummary(content, project);
  const { challenge, solution, results, testimonial, galleryImages } = project.caseStudy;
  const { quote, author } = testimonial ?? {};
  const label = [serviceTitle, year].filter((part) => part !== undefined).join(", ");
  const shown = {
    path: link,
    title,
    ...langs(project.lang, project.storyLang),
    accent,
    label,
    outcome: outcomeText(project),
  };
  return {
    card: { ...shown, group: "projects", picture: thumb(picture, coverCrop) },
    keywords: [serviceTitle, project.client ?? "", `${year ?? ""}`, ...project.technologies, author ?? ""],
    passages: [
      project.description,
      ...paragraphs(challenge),
      ...paragraphs(solution),
      ...results,
      // Split into sentences, because each search result shows the author's name.
      ...(quote?.split(/(?<=[.!?।]["”’]?)\s+/) ?? []).map((said) => `${author}: “${said}”`),
      ...galleryImages.flatMap(({ caption }) => caption ?? []),
    ],
  };
}

function markdown(content: Content, project: Project): string {
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
      section({ title: words.credits }, list(credits.map(({ name, role }) => `${name}: ${role}`))),
    gallery.length > 0 && section({ title: content.pages.project.gallery }, gallery),
  );
}

function thing(content: Content, project: Project, image: Thing | undefined): Thing {
  const { title, description, client, year, technologies } = project;
  const { testimonial } = project.caseStudy;
  return {
    "@type": "CreativeWork",
    ...reference(content, `${project.link}#work`),
    name: title,
    description,
    url: urlOf(content, project.link),
    image,
    creator: reference(content, "/#organization"),
    // schema.org: "The organization on whose behalf the creator was working."
    sourceOrganization: client && { "@type": "Organization", name: client },
    dateCreated: year && `${year}`,
    keywords: technologies.length > 0 ? technologies : undefined,
    review: testimonial && {
      "@type": "Review",
      reviewBody: testimonial.quote.trim(),
      author: { "@type": "Person", name: testimonial.author, jobTitle: testimonial.position },
    },
  };
}

/** Offset of the most advanced time zone, UTC+14. */
const MOST_AHEAD_MS = 14 * 3_600_000;

function check({ projects, site }: Content, problems: Problems): void {
  const owners = new Map<string, string>();
  for (const { id, slug = id, budget } of projects) {
    for (const address of new Set([id, slug])) {
      const owner = owners.get(address) ?? id;
      const message = `'${PATH}/${address}' is also the address of projects/${owner}.yaml: choose another`;
      if (owner !== id) problems.add(`projects/${id}.yaml`, "slug", message);
      owners.set(address, id);
    }
    if (budget && !site.money) problems.add(`projects/${id}.yaml`, "budget", NO_CURRENCY);
  }
  // Use the latest year in any time zone, so that the check does not depend on the machine.
  const thisYear = new Date(Date.now() + MOST_AHEAD_MS).getUTCFullYear();
  for (const { id, year = 0, relatedProjects, caseStudy } of projects) {
    const file = `projects/${id}.yaml`;
    const pictures = caseStudy.galleryImages.map(({ src }) => src);
    if (year > thisYear)
      problems.add(
        file,
        "year",
        `${year} is in the future: write the year in which the project was finished`,
      );
    if (relatedProjects.includes(id))
      problems.add(file, "relatedProjects", "refers to the project itself: choose another");
    noteDuplicates(relatedProjects, file, "relatedProjects", problems);
    noteDuplicates(pictures, file, "caseStudy.galleryImages", problems);
  }
}

import { RESERVED } from "../read/known-paths.server.ts";
import { listFolder, type Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { slug as slugSchema } from "../schema/primitives.server.ts";

/** More do not fit the menu, and the cloths of the services page would hide each other. */
const MOST_SERVICES = 12;

/** Notes what is wrong with the lists: names that are not their files', duplicates, references to nothing. */
export function checkLists(content: Content, root: string, problems: Problems): void {
  checkServices(content, root, problems);
  checkProjects(content, root, problems);
  checkPosts(content, root, problems);
  checkAddresses("legal", content.legal, new Set(), problems);
  checkHighlights(content, problems);
  checkAddresses("pages", content.texts, new Set(content.legal.map(({ path }) => path)), problems);
}

/** The name of a text with a page of its own must serve as an address, and as no other page's. */
function checkAddresses(
  folder: string,
  pages: { path: string }[],
  taken: Set<string>,
  problems: Problems,
): void {
  for (const { path } of pages) {
    const isFree = slugSchema.safeParse(path.slice(1)).success && !RESERVED.has(path) && !taken.has(path);
    if (!isFree) {
      problems.add(
        `${folder}${path}.md`,
        "",
        "its name is its address: lower-case words joined by hyphens, and no other page's",
      );
    }
  }
}

/** The parts that a legal text sets apart are named by headings of its own. */
function checkHighlights({ legal }: Content, problems: Problems): void {
  for (const { path, highlights, body } of legal) {
    const lines = new Set(body.split("\n"));
    highlights.forEach((heading, index) => {
      if (lines.has(`## ${heading}`)) return;
      problems.add(`legal${path}.md`, `highlights[${index}]`, `the text has no heading '## ${heading}'`);
    });
  }
}

function noteDuplicates(values: string[], file: string, field: string, problems: Problems): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) problems.add(file, field, `'${value}' is used twice: give one of them another`);
    seen.add(value);
  }
}

/** A file's name is the id (or slug) that it holds: what an error names is then what an editor finds. */
function noteMisnamed(
  names: string[],
  root: string,
  folder: string,
  ending: string,
  problems: Problems,
): void {
  const files = new Set(listFolder(root, folder, ending));
  const field = folder === "posts" ? "slug" : "id";
  for (const name of names) {
    if (!files.has(name)) {
      problems.add(`${folder}/${name}${ending}`, field, `must be the name of its file, without '${ending}'`);
    }
  }
}

function checkServices({ services }: Content, root: string, problems: Problems): void {
  if (services.length === 0) problems.add("services", "", "holds no service: write one");
  if (services.length > MOST_SERVICES) {
    problems.add(
      "services",
      "",
      `holds ${services.length} services, at most ${MOST_SERVICES} are shown well: join some`,
    );
  }
  const ids = services.map(({ id }) => id);
  noteMisnamed(ids, root, "services", ".yaml", problems);
  noteDuplicates(ids, "services", "id", problems);
  noteDuplicates(
    services.map(({ order }) => String(order)),
    "services",
    "order",
    problems,
  );
}

function checkProjects({ projects, services }: Content, root: string, problems: Problems): void {
  const ids = projects.map(({ id }) => id);
  const categories = services.map(({ id }) => id);
  noteMisnamed(ids, root, "projects", ".yaml", problems);
  noteDuplicates(ids, "projects", "id", problems);
  noteDuplicates(
    projects.flatMap(({ id, slug }) => (slug === undefined || slug === id ? [id] : [id, slug])),
    "projects",
    "slug",
    problems,
  );
  const thisYear = new Date().getFullYear();
  for (const { id, year = 0, serviceCategory, relatedProjects, caseStudy } of projects) {
    const file = `projects/${id}.yaml`;
    if (year > thisYear) problems.add(file, "year", `${year} lies ahead: write the year of the work`);
    if (!categories.includes(serviceCategory)) {
      problems.add(
        file,
        "serviceCategory",
        `there is no service '${serviceCategory}': use one of ${categories.join(", ")}`,
      );
    }
    relatedProjects.forEach((related, index) => {
      const field = `relatedProjects[${index}]`;
      if (related === id) problems.add(file, field, "names the project itself: name another");
      else if (!ids.includes(related))
        problems.add(file, field, `there is no project '${related}' in projects`);
    });
    noteDuplicates(relatedProjects, file, "relatedProjects", problems);
    noteDuplicates(
      caseStudy.galleryImages.map(({ src }) => src),
      file,
      "caseStudy.galleryImages",
      problems,
    );
  }
}

function checkPosts({ posts, pages }: Content, root: string, problems: Problems): void {
  const slugs = posts.map(({ slug }) => slug);
  noteMisnamed(slugs, root, "posts", ".md", problems);
  noteDuplicates(slugs, "posts", "slug", problems);
  noteDuplicates(
    posts.map(({ id }) => id),
    "posts",
    "id",
    problems,
  );
  const leaders = pages.about.team?.members.map(({ name }) => name);
  for (const { author, slug } of posts) {
    // An agency that shows no team may let anybody write.
    if (leaders === undefined || leaders.includes(author)) continue;
    problems.add(
      `posts/${slug}.md`,
      "author",
      `'${author}' is not in the team of pages/about.yaml: use ${leaders.join(", ")}`,
    );
  }
}

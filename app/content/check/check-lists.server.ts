import { RESERVED } from "../read/known-paths.server.ts";
import { legalSwitches, unknownSwitches } from "../read/legal-text.server.ts";
import { listFolder, type Problems } from "../read/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { slug as slugSchema } from "../schema/primitives.server.ts";

/** More do not fit the menu and the services page. */
const MOST_SERVICES = 12;

/** Notes files that are not named after their ids, duplicates, and references to nothing. */
export function checkLists(content: Content, root: string, problems: Problems): void {
  const { legal, texts, site } = content;
  const prefixes = site.allLanguages.map(({ prefix }) => prefix);
  checkServices(content, root, problems);
  checkProjects(content, root, problems);
  checkPosts(content, root, problems);
  checkAddresses("legal", legal, new Set(prefixes), problems);
  checkLegal(content, problems);
  checkAddresses("pages", texts, new Set([...prefixes, ...legal.map(({ path }) => path)]), problems);
}

/** The name of a text's file must be an address that no other page has. */
function checkAddresses(
  folder: string,
  pages: { path: string }[],
  taken: Set<string>,
  problems: Problems,
): void {
  const message = "its name is its address: lower-case words joined by hyphens, and no other page's";
  for (const { path } of pages) {
    const isFree = slugSchema.safeParse(path.slice(1)).success && !RESERVED.has(path) && !taken.has(path);
    if (!isFree) problems.add(`${folder}${path}.md`, "", message);
  }
}

/** The highlights of a legal text must be headings of it, and `:::when` must name known switches. */
function checkLegal({ legal, site }: Content, problems: Problems): void {
  for (const text of legal) {
    const file = `legal${text.path}.md`;
    const lines = new Set(text.body.split("\n"));
    text.highlights.forEach((heading, index) => {
      if (!lines.has(`## ${heading}`))
        problems.add(file, `highlights[${index}]`, `the text has no heading '## ${heading}'`);
    });
    if (text.body.includes("[phone]") && site.contact.phones.length === 0)
      problems.add(
        file,
        "text",
        "'[phone]' stands for a telephone number that site.yaml does not have: leave it out",
      );
    const known = Object.keys(legalSwitches(site)).join(", ");
    for (const name of unknownSwitches(text, site))
      problems.add(file, "text", `':::when ${name}=' names no switch: use one of ${known}`);
  }
}

function noteDuplicates(values: string[], file: string, field: string, problems: Problems): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) problems.add(file, field, `'${value}' is used twice: give one of them another`);
    seen.add(value);
  }
}

/** A file must be named after its id or slug, so that an editor finds the file that an error names. */
function noteMisnamed(names: string[], root: string, folder: string, problems: Problems): void {
  const [ending, field] = folder === "posts" ? [".md", "slug"] : [".yaml", "id"];
  const files = new Set(listFolder(root, folder, ending));
  const message = `must be the name of its file, without '${ending}'`;
  for (const name of names) if (!files.has(name)) problems.add(`${folder}/${name}${ending}`, field, message);
}

function checkServices({ services }: Content, root: string, problems: Problems): void {
  const count = services.length;
  if (count === 0) problems.add("services", "", "holds no service: write one");
  const tooMany = `holds ${count} services, at most ${MOST_SERVICES} are shown well: join some`;
  if (count > MOST_SERVICES) problems.add("services", "", tooMany);
  const ids = services.map(({ id }) => id);
  const orders = services.map(({ order }) => `${order}`);
  noteMisnamed(ids, root, "services", problems);
  noteDuplicates(ids, "services", "id", problems);
  noteDuplicates(orders, "services", "order", problems);
}

function checkProjects({ projects }: Content, root: string, problems: Problems): void {
  const ids = projects.map(({ id }) => id);
  const slugs = projects.flatMap(({ id, slug = id }) => (slug === id ? [id] : [id, slug]));
  noteMisnamed(ids, root, "projects", problems);
  noteDuplicates(ids, "projects", "id", problems);
  noteDuplicates(slugs, "projects", "slug", problems);
  const thisYear = new Date().getFullYear();
  for (const { id, year = 0, relatedProjects, caseStudy } of projects) {
    const file = `projects/${id}.yaml`;
    const pictures = caseStudy.galleryImages.map(({ src }) => src);
    if (year > thisYear) problems.add(file, "year", `${year} is in the future: write the year of the work`);
    if (relatedProjects.includes(id))
      problems.add(file, "relatedProjects", "names the project itself: name another");
    noteDuplicates(relatedProjects, file, "relatedProjects", problems);
    noteDuplicates(pictures, file, "caseStudy.galleryImages", problems);
  }
}

function checkPosts({ posts, pages }: Content, root: string, problems: Problems): void {
  const slugs = posts.map(({ slug }) => slug);
  const ids = posts.map(({ id }) => id);
  noteMisnamed(slugs, root, "posts", problems);
  noteDuplicates(slugs, "posts", "slug", problems);
  noteDuplicates(ids, "posts", "id", problems);
  const members = pages.about.team?.members.map(({ name }) => name);
  for (const { author, slug } of posts) {
    // Without a team on the About page anybody may be the author.
    if (!members || members.includes(author)) continue;
    const message = `'${author}' is not in the team of pages/about.yaml: use ${members.join(", ")}`;
    problems.add(`posts/${slug}.md`, "author", message);
  }
}

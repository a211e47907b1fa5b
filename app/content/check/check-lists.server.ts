import { POST_NOT_FOUND_PATH, RESERVED } from "../addresses/known-paths.server.ts";
import { listFolder, type Problems } from "../files/read-files.server.ts";
import type { Content } from "../schema/content.server.ts";
import { slug as slugSchema } from "../schema/fields.server.ts";
import { legalSwitches, strayDirective, unknownSwitches } from "../types/legal/legal-text.server.ts";

/** The time zone that is furthest ahead, UTC+14. */
const MOST_AHEAD_MS = 14 * 3_600_000;
/** More do not fit the menu and the services page. */
const MOST_SERVICES = 12;

/** Notes files that are not named after their ids, duplicates, and references to nothing. */
export function checkLists(content: Content, root: string, problems: Problems): void {
  checkServices(content, problems);
  checkProjects(content, problems);
  checkCategories(content, problems);
  const postIds = content.posts.map(({ id }) => id);
  noteDuplicates(postIds, "posts", "id", problems);
  const slideLinks = content.pages.home.slides.map(({ link }) => link);
  noteDuplicates(slideLinks, "pages/home.yaml", "slides: link", problems);
  checkPeople(content, problems);
  checkLegal(content, problems);
  checkAddresses(content, problems);
  // An error names a file by its entry's id, so that must be the file's name.
  const entries = [
    { folder: "services", field: "id", ending: ".yaml", names: content.services.map(({ id }) => id) },
    { folder: "projects", field: "id", ending: ".yaml", names: content.projects.map(({ id }) => id) },
    { folder: "posts", field: "slug", ending: ".md", names: content.posts.map(({ slug }) => slug) },
  ];
  for (const { folder, field, ending, names } of entries) {
    const files = new Set(listFolder(root, folder, ending));
    for (const name of names.filter((each) => !files.has(each)))
      problems.add(`${folder}/${name}${ending}`, field, `must be the name of its file, without '${ending}'`);
    noteDuplicates(names, folder, field, problems);
  }
}

/** Categories of one address would be one category; a service gives its colour to the posts of its own. */
function checkCategories({ posts, services, translation }: Content, problems: Problems): void {
  if (translation) return;
  const names = new Map<string, string>();
  const check = (file: string, field: string, id: string, name: string) => {
    const other = names.get(id) ?? name;
    const fault = `'${name}' and '${other}' would share an address: write them alike, or name one otherwise`;
    if (id === "") problems.add(file, field, "must hold a letter or a digit");
    else if (plainName(other) !== plainName(name)) problems.add(file, field, fault);
    names.set(id, other);
  };
  for (const { id, title, categoryId } of services) check(`services/${id}.yaml`, "title", categoryId, title);
  for (const { slug, category, categoryId } of posts)
    check(`posts/${slug}.md`, "category", categoryId, category);
}

const plainName = (category: string) => category.toLowerCase().normalize("NFKC").replace(/\s+/g, " ").trim();

function checkAddresses({ legal, texts, posts, site }: Content, problems: Problems): void {
  if (posts.some(({ slug }) => `/blog/${slug}` === POST_NOT_FOUND_PATH))
    problems.add(
      `posts${POST_NOT_FOUND_PATH.slice("/blog".length)}.md`,
      "slug",
      "is the page for unknown posts: choose another",
    );
  const message = "its name is its address: lower-case words joined by hyphens, and no other page's";
  const taken = new Set([...RESERVED, ...site.allLanguages.map(({ prefix }) => prefix)]);
  for (const [folder, pages] of Object.entries({ legal, pages: texts }))
    for (const { path } of pages) {
      if (taken.has(path) || !slugSchema.safeParse(path.slice(1)).success)
        problems.add(`${folder}${path}.md`, "", message);
      taken.add(path);
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
    const noPhone = "'[phone]' stands for a telephone number that site.yaml does not have: leave it out";
    if (text.body.includes("[phone]") && site.contact.phones.length === 0)
      problems.add(file, "text", noPhone);
    const stray = strayDirective(text);
    const shape = "a part begins with ':::when switch=value' and ends with ':::', each on a line of its own";
    if (stray) problems.add(file, "text", `'${stray}' would be shown: ${shape}`);
    const known = Object.keys(legalSwitches(site)).join(", ");
    for (const name of unknownSwitches(text, site))
      problems.add(file, "text", `':::when ${name}=' names no switch: use one of ${known}`);
  }
}

function noteDuplicates(values: string[], file: string, field: string, problems: Problems): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  for (const value of twice) problems.add(file, field, `'${value}' is used twice: give one of them another`);
}

function checkServices({ services }: Content, problems: Problems): void {
  const count = services.length;
  const tooMany = `holds ${count} services, at most ${MOST_SERVICES} are shown well: join some`;
  if (count === 0) problems.add("services", "", "holds no service: write one");
  if (count > MOST_SERVICES) problems.add("services", "", tooMany);
  const orders = services.map(({ order }) => `${order}`);
  noteDuplicates(orders, "services", "order", problems);
}

function checkProjects({ projects }: Content, problems: Problems): void {
  const owners = new Map<string, string>();
  for (const { id, slug = id } of projects)
    for (const address of new Set([id, slug])) {
      const owner = owners.get(address) ?? id;
      const message = `'/portfolio/${address}' is the address of projects/${owner}.yaml, too: give one another`;
      if (owner !== id) problems.add(`projects/${id}.yaml`, "slug", message);
      owners.set(address, id);
    }
  // The latest year in any time zone, so that the check does not depend on the machine.
  const thisYear = new Date(Date.now() + MOST_AHEAD_MS).getUTCFullYear();
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

function checkPeople({ posts, pages }: Content, problems: Problems): void {
  // Without a team on the About page anybody may write, and read what is sent.
  const members = pages.about.team?.members.map(({ name }) => name);
  if (!members) return;
  const check = (name: string, file: string, field: string) => {
    const message = `'${name}' is not in the team of pages/about.yaml: use ${members.join(", ")}`;
    if (!members.includes(name)) problems.add(file, field, message);
  };
  for (const { author, slug } of posts) check(author, `posts/${slug}.md`, "author");
  if (pages.contact.reader) check(pages.contact.reader.name, "pages/contact.yaml", "reader.name");
}

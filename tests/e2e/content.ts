import { readContent } from "../../app/content/read-content.server.ts";
import { categorySlug } from "../../app/lib/category-slug.ts";
import { agencyFolder } from "../../server/folders.ts";

/**
 * The content of the agency whose site is tested (AGENCY_DIR): what a test expects of a page is read from here,
 * so that the tests hold for any agency. What one agency promises itself is tested in its own folder.
 */
const content = readContent(agencyFolder(), true);

export const { site, projects, posts, services, legal } = content;
/** The legal text with the most headings. */
export const longText = legal.toSorted(
  (a, b) => b.body.split("\n## ").length - a.body.split("\n## ").length,
)[0];
/** The words of every page, by its name. */
export const words = content.pages;
/** The words of the interface. */
export const interfaceWords = content.words;
/** The figures of the about page. */
export const stats = words.about.stats?.list ?? [];

export type Project = (typeof projects)[number];
export type Post = (typeof posts)[number];

/** The first of a list that the tests cannot do without; says what is missing. */
function need<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`The tests need ${what}`);
  return item;
}

/** Projects of a service, in the order of its page. */
export function projectsOf(service: string): Project[] {
  return projects.filter(({ serviceCategory }) => serviceCategory === service);
}

/** A project by its id. */
export function projectById(id: string): Project {
  const found = projects.find((project) => project.id === id);
  return need(found, `the project '${id}'`);
}

/** How much a project shows: its pictures, and of as many a testimonial. */
const shownBy = ({ caseStudy }: Project) =>
  caseStudy.galleryImages.length + (caseStudy.testimonial ? 0.5 : 0);
const [most] = projects.toSorted((a, b) => shownBy(b) - shownBy(a));
/** The project that shows the most: of several the first. */
export const project = need(most, "a project");
type Service = (typeof services)[number];

/** Whether the portfolio has a button for a service: it shows some of the projects, but not all of them. */
function isFilter({ id, filter }: Service): boolean {
  const { length } = projectsOf(id);
  return filter && length > 0 && length < projects.length;
}

/** The first service's page of each layout. */
export const layoutPaths = (["standard", "showcase"] as const).flatMap(
  (layout) => services.find((service) => service.layout === layout)?.link ?? [],
);
/** Services with a button on the portfolio. */
export const filters = services.filter(isFilter);
/** Categories of the posts, newest post first; they are titles of services. */
export const categories = [...new Set(posts.map(({ category }) => category))];
/** Posts of a category, newest first. */
export const postsIn = (name: string) => posts.filter(({ category }) => category === name);
export { categorySlug };

/** The address of a post. */
export const postPath = ({ slug }: Post) => `/blog/${slug}`;

/** The name under which the main menu lists an address. */
export function menuName(path: string): string {
  const found = site.navigation.find((item) => item.path === path);
  return need(found, `'${path}' in the main menu`).name;
}

/** The links of a group of the footer; a word stands for a list. */
export function groupPaths(group: (typeof site.footer.groups)[number]): string[] {
  const entries: readonly unknown[] = typeof group.links === "string" ? [group.links] : group.links;
  return entries.flatMap((entry) => {
    if (entry === "services") return services.map(({ link }) => link);
    if (entry === "legal") return legal.map(({ path }) => path);
    return [(entry as { path: string }).path];
  });
}

/** Text as one line, as a visitor reads it. */
export const oneLine = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

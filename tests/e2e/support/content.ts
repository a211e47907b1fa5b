import { readContent } from "../../../app/content/read-content.server.ts";
import { categorySlug } from "../../../app/lib/category-slug.ts";
import { agencyFolder } from "../../../server/folders.ts";

/**
 * The content of the tested agency (AGENCY_DIR). Tests read their expectations from it, so that they work for every
 * agency. Facts of a single agency are tested in its own folder.
 */
const content = readContent(agencyFolder(), true);

export const { site, projects, posts, services, legal } = content;
/** The legal text with the most headings. */
export const longText = legal.toSorted(
  (a, b) => b.body.split("\n## ").length - a.body.split("\n## ").length,
)[0];
/** The texts of the pages, by page name. */
export const texts = content.pages;
/** The texts of the interface. */
export const words = content.words;
/** The numbers (`stats`) of the about page. */
export const stats = texts.about.stats?.list ?? [];

export type Project = (typeof projects)[number];
export type Post = (typeof posts)[number];

/** Returns the item. If it is missing, throws an error with its name. */
function required<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`The tests need ${what}`);
  return item;
}

/** Returns the projects of a service, in the order of the service's page. */
export function projectsOf(service: string): Project[] {
  return projects.filter(({ serviceCategory }) => serviceCategory === service);
}

/** Returns the project with this id. Throws if it is missing. */
export function projectById(id: string): Project {
  const found = projects.find((project) => project.id === id);
  return required(found, `the project '${id}'`);
}

/** Returns the number of a project's pictures, plus a half if it has a testimonial. */
const richness = ({ caseStudy }: Project) =>
  caseStudy.galleryImages.length + (caseStudy.testimonial ? 0.5 : 0);
const [most] = projects.toSorted((a, b) => richness(b) - richness(a));
/**
 * The project with the most pictures. Among projects with as many, prefers a project with a testimonial, then the
 * first.
 */
export const project = required(most, "a project");
type Service = (typeof services)[number];

/**
 * Returns whether the portfolio has a filter button for a service: if the service has some of the projects, but not
 * all.
 */
function isFilter({ id, filter }: Service): boolean {
  const { length } = projectsOf(id);
  return filter && length > 0 && length < projects.length;
}

/** The paths of the first service page of each layout. */
export const layoutPaths = (["standard", "showcase"] as const).flatMap(
  (layout) => services.find((service) => service.layout === layout)?.link ?? [],
);
/** The services with a filter button on the portfolio. */
export const filters = services.filter(isFilter);
/** The categories of all posts, in the order of their newest posts. Each category is the title of a service. */
export const categories = [...new Set(posts.map(({ category }) => category))];
/** Returns the posts of a category, newest first. */
export const postsIn = (name: string) => posts.filter(({ category }) => category === name);
export { categorySlug };

/** Returns the path of a post. */
export const postPath = ({ slug }: Post) => `/blog/${slug}`;

/** Returns the name of a path in the main menu. */
export function menuName(path: string): string {
  const found = site.navigation.find((item) => item.path === path);
  return required(found, `'${path}' in the main menu`).name;
}

/**
 * Returns the paths in a group of footer links. A group is a list of links or the name of a list (`services` or
 * `legal`).
 */
export function groupPaths(group: (typeof site.footer.groups)[number]): string[] {
  const entries: readonly unknown[] = typeof group.links === "string" ? [group.links] : group.links;
  return entries.flatMap((entry) => {
    if (entry === "services") return services.map(({ link }) => link);
    if (entry === "legal") return legal.map(({ path }) => path);
    return [(entry as { path: string }).path];
  });
}

/** Returns the text on one line, with single spaces. */
export const oneLine = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

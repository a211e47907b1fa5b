import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { growAgency } from "../../../scripts/grow-agency.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { change, type Draft, EXAMPLE, writeMeasures } from "./content-copy.ts";

/** Matches lists that must not be cut, because their files would become invalid. */
const WHOLE =
  /^(?:hours|languages|answersIn|navigation|headline|lines|sections|slides|budget|list|projects)$/;

/** Copies the example agency into a folder, with `times` copies of every project and post. */
export function growExample(folder: string, times: number): void {
  growAgency(EXAMPLE, folder, times);
  writeMeasures(folder);
}

/** Cuts every list inside a value to `most` entries. */
function cut(value: Draft, most: number): Draft {
  if (Array.isArray(value)) return value.slice(0, most).map((entry) => cut(entry, most));
  if (value === null || typeof value !== "object") return value;
  const parts = Object.entries(value).map(([key, part]) => [key, WHOLE.test(key) ? part : cut(part, most)]);
  return Object.fromEntries(parts);
}

/**
 * Creates a valid agency with `services` services and `items` of everything else: projects per service, results,
 * pictures, posts, people and so on. Copies services if the example has fewer. With 0 items, leaves out optional
 * sections. Removes references to removed entries. Returns the folder.
 */
export function reducedContent(services: number, items: number): string {
  const root = temporaryFolder();
  growExample(root, Math.max(1, items));
  const ids = keepServices(root, services);
  const projects = keepEntries(root, "projects", (project, before) => {
    const seen = before.filter(({ serviceCategory }) => serviceCategory === project.serviceCategory);
    return ids.includes(project.serviceCategory) && seen.length < items;
  });
  const posts = keepEntries(root, "posts", (_, before) => before.length < items);
  if (items === 0) keepEntries(root, "legal", () => false);

  for (const { file } of projects)
    change(root, file, (project) => {
      // Remove the declared facts: they would refer to text that is cut here.
      for (const key of ["relatedProjects", "facts"]) delete project[key];
      project.caseStudy = cut(project.caseStudy, items);
      const shown = project.caseStudy.galleryImages.map(({ src }: Draft) => src);
      project.caseStudy.plates = shown.slice(0, 3);
      if (items > 1) return;
      for (const key of ["year", "client", "technologies"]) delete project[key];
      delete project.caseStudy.testimonial;
    });
  for (const { file } of posts) {
    change(root, file, (post) => {
      post.author = "Hattie Croome";
      if (items === 1) delete post.tags;
    });
    const text = readFileSync(join(root, file), "utf8");
    writeFileSync(join(root, file), text.replaceAll(/\]\(\/portfolio\/[^)]*\)/g, "](/portfolio)"));
  }
  reducePages(root, items, ids, projects, posts);
  return root;
}

/** Keeps `count` services. Returns their ids. */
function keepServices(root: string, count: number): string[] {
  const all = readdirSync(join(root, "services"))
    .map((name) => parse(readFileSync(join(root, "services", name), "utf8")))
    .sort((a, b) => a.order - b.order);
  for (const { id } of all.slice(count)) rmSync(join(root, `services/${id}.yaml`));
  for (let at = all.length; at < count; at += 1) {
    const copy = { ...all[at % all.length], id: `copy-${at}`, order: 100 + at, title: `Copied ${at}` };
    writeFileSync(join(root, `services/copy-${at}.yaml`), stringify(copy));
  }
  return all.slice(0, count).map(({ id }) => id);
}

/** Removes all entries of a folder that `isKept` rejects. Returns the remaining entries with their files. */
function keepEntries(root: string, folder: string, isKept: (entry: Draft, before: Draft[]) => boolean) {
  const kept: Draft[] = [];
  for (const name of readdirSync(join(root, folder)).sort()) {
    const file = join(folder, name);
    const [source = ""] = readFileSync(join(root, file), "utf8")
      .replace(/^---\n/, "")
      .split("\n---\n");
    const entry = { ...parse(source), file };
    if (isKept(entry, kept)) kept.push(entry);
    else rmSync(join(root, file));
  }
  return kept;
}

function reducePages(root: string, items: number, ids: string[], projects: Draft[], posts: Draft[]): void {
  const isThere = ({ project }: Draft) => projects.some(({ id }) => id === project);
  /** Cuts the lists of a file. With 0 items, also removes its optional sections. */
  const reduce = (file: string, optional: string[], edit: (data: Draft) => void = () => {}) =>
    change(root, file, (data) => {
      Object.assign(data, cut(data, items));
      for (const key of items === 0 ? optional : []) delete data[key];
      for (const part of Object.values<Draft>(data)) if (part?.list) part.list = part.list.slice(0, items);
      edit(data);
    });
  reduce("site.yaml", [], (site) => {
    if (items > 0) return;
    Object.assign(site.contact, { showPhone: [] });
    Object.assign(site.footer, { groups: [], links: [] });
    site.navigation = site.navigation.filter(({ path }: Draft) => path !== "/blog");
  });
  reduce("pages/about.yaml", ["story", "values", "team", "stats"], ({ team }) => {
    // Also leave out the optional fields of a list entry.
    if (items === 1)
      for (const key of ["image", "alt", "priority", "objectPosition"]) delete team.members[0][key];
  });
  reduce("pages/contact.yaml", ["faq", "map"], (contact) => {
    for (const block of contact.blocks ?? []) block.link = "/portfolio";
  });
  reduce("pages/services.yaml", ["approach", "industries"]);
  change(root, "pages/search.yaml", (search) => {
    search.tries = Object.fromEntries(Object.entries(search.tries).filter(([id]) => ids.includes(id)));
    delete search.alsoTyped;
  });
  // Remove these links, because their service may be removed.
  for (const page of ["portfolio", "sitemap"])
    change(root, `pages/${page}.yaml`, (words) => delete words.note);
  change(root, "pages/home.yaml", (home) => {
    home.slides = home.slides
      .slice(0, ids.length)
      .map((slide: Draft, at: number) => ({ ...slide, link: `/services/${ids[at]}` }));
    home.featured.projects = home.featured.projects.filter((project: string) => isThere({ project }));
    home.blog.posts = home.blog.posts.filter((slug: string) =>
      posts.some(({ file }) => basename(file, ".md") === slug),
    );
    home.achievements.list = home.achievements.list.filter(({ service }: Draft) => ids.includes(service));
    home.results.list = home.results.list.filter(isThere);
    home.reviews.list = home.reviews.list.filter((review: Draft) => items > 1 && isThere(review));
    if (items === 1) delete home.journey.entries[0].year;
    for (const entry of home.journey.entries.flatMap((each: Draft) => each.projects ?? []))
      entry.link = "/portfolio";
  });
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { growAgency } from "../../../scripts/grow-agency.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { change, type Draft, EXAMPLE, writeMeasures } from "./content-copy.ts";

/** Lists that a file is not whole without. */
const WHOLE =
  /^(?:hours|languages|answersIn|navigation|headline|lines|sections|slides|budget|list|projects)$/;

/** Copies the example into a folder, each project and post so many times. */
export function growExample(folder: string, times: number): void {
  growAgency(EXAMPLE, folder, times);
  writeMeasures(folder);
}

/** The lists of a value, at any depth, cut to so many entries. */
function cut(value: Draft, most: number): Draft {
  if (Array.isArray(value)) return value.slice(0, most).map((entry) => cut(entry, most));
  if (value === null || typeof value !== "object") return value;
  const parts = Object.entries(value).map(([key, part]) => [key, WHOLE.test(key) ? part : cut(part, most)]);
  return Object.fromEntries(parts);
}

/**
 * An agency with other counts, sound: what named something that is gone is gone too.
 * @param services how many services there are; those beyond the second agency's are copies.
 * @param items how many of everything else: projects of a service, results, pictures, posts, people and so on.
 * What an agency may leave out is left out where they are none.
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
      // They hold numbers of texts that are cut away here.
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

/** The services that stay, by their ids. */
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

/** The entries of a folder that stay, with their files; the others are removed. */
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
  /** Changes a file whose lists are cut, and from which these parts go where there is nothing. */
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
    // What may be missing of one of several.
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
  // They may lead to a service that is gone.
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

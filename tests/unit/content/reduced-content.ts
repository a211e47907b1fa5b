import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { change, copyContent } from "./content-copy.ts";

// biome-ignore lint/suspicious/noExplicitAny: content before validation may be anything.
type Draft = any;

const idsIn = (root: string, folder: string, ending: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));

/**
 * A copy of the agency's content with other counts, sound again: what named something that is gone is gone too.
 * @param services how many services there are; missing ones are copies of the agency's.
 * @param items how many of everything else: projects of a service, results, pictures, posts, people and so on.
 * What an agency may leave out is left out where they are none.
 */
export function reducedContent(services: number, items: number): string {
  const root = copyContent();
  keepServices(root, services);
  const ids = new Set(idsIn(root, "services", ".yaml"));
  keepProjects(root, ids, items);
  keepPosts(root, items);
  if (items === 0) for (const name of idsIn(root, "legal", ".md")) rmSync(join(root, `legal/${name}.md`));
  const few = <T>(list: T[] = []) => list.slice(0, items);
  /** A section with its list cut, or none. */
  const cut = (section: Draft, key: string) =>
    section && items > 0 ? { ...section, [key]: few(section[key]) } : undefined;
  change(root, "site.yaml", (site) => {
    site.contact.phones = site.contact.phones.slice(0, items);
    if (items === 0) site.contact.showPhone = [];
    site.social = few(site.social);
    site.footer.groups = few(site.footer.groups);
    if (items === 0) {
      site.navigation = site.navigation.filter((entry: Draft) => entry.path !== "/blog");
      site.footer.links = [];
    }
  });
  change(root, "pages/about.yaml", (about) => {
    about.values = cut(about.values, "list");
    about.team = cut(about.team, "members");
    about.stats = cut(about.stats, "list");
    // What may be missing of one of several.
    if (items === 1)
      for (const key of ["image", "alt", "priority", "objectPosition"]) delete about.team?.members[0][key];
    about.headlineAccents = few(about.headlineAccents);
    if (about.story && items > 0) {
      about.story.marks = few(about.story.marks);
      about.story.paragraphs = few(about.story.paragraphs);
    } else about.story = undefined;
  });
  change(root, "pages/contact.yaml", (contact) => {
    contact.blocks = few(contact.blocks ?? []).map((block: Draft) => ({ ...block, link: "/portfolio" }));
    contact.faq = cut(contact.faq, "entries");
    if (items === 0) contact.map = undefined;
  });
  change(root, "pages/services.yaml", (page) => {
    page.approach = cut(page.approach, "steps");
    page.industries = cut(page.industries, "list");
  });
  // It may lead to a service that is gone.
  for (const page of ["portfolio", "sitemap"])
    change(root, `pages/${page}.yaml`, (words) => {
      words.note = undefined;
    });
  change(root, "pages/search.yaml", (search) => {
    search.tries = Object.fromEntries(Object.entries(search.tries ?? {}).filter(([id]) => ids.has(id)));
    delete search.alsoTyped;
  });
  reduceHome(root, ids, items);
  return root;
}

function keepServices(root: string, count: number): void {
  const all = idsIn(root, "services", ".yaml")
    .map((id) => parse(readFileSync(join(root, `services/${id}.yaml`), "utf8")))
    .sort((a, b) => a.order - b.order);
  for (const { id } of all.slice(count)) rmSync(join(root, `services/${id}.yaml`));
  for (let at = all.length; at < count; at += 1) {
    const copy = { ...all[at % all.length], id: `copy-${at}`, order: 100 + at, title: `Copied ${at}` };
    writeFileSync(join(root, `services/copy-${at}.yaml`), stringify(copy));
  }
}

function keepProjects(root: string, services: Set<string>, items: number): void {
  const seen = new Map<string, number>();
  const gone: string[] = [];
  const all = idsIn(root, "projects", ".yaml");
  for (const id of all) {
    const { serviceCategory } = parse(readFileSync(join(root, `projects/${id}.yaml`), "utf8"));
    const before = seen.get(serviceCategory) ?? 0;
    seen.set(serviceCategory, before + 1);
    if (!services.has(serviceCategory) || before >= items) gone.push(id);
  }
  for (const id of gone) rmSync(join(root, `projects/${id}.yaml`));
  for (const id of all.filter((each) => !gone.includes(each))) {
    change(root, `projects/${id}.yaml`, (project) => {
      delete project.relatedProjects;
      // They hold numbers of texts that are cut away here.
      delete project.facts;
      const { results, galleryImages } = project.caseStudy;
      project.caseStudy.results = results.slice(0, items);
      project.caseStudy.galleryImages = galleryImages.slice(0, items);
      project.caseStudy.plates = galleryImages.slice(0, Math.min(items, 3)).map(({ src }: Draft) => src);
      delete project.caseStudy.film;
      // Projects with and without what may be missing, side by side.
      if (items > 1) return;
      delete project.caseStudy.testimonial;
      delete project.year;
      delete project.client;
      delete project.technologies;
    });
  }
}

function keepPosts(root: string, items: number): void {
  for (const [at, slug] of idsIn(root, "posts", ".md").entries()) {
    const path = join(root, `posts/${slug}.md`);
    if (at >= items) rmSync(path);
    // Texts link to what may be gone.
    else
      writeFileSync(
        path,
        readFileSync(path, "utf8").replace(/\]\(\/(?!pictures\/)[^)]*\)/g, "](/portfolio)"),
      );
  }
  const { team } = parse(readFileSync(join(root, "pages/about.yaml"), "utf8"));
  const author = team?.members[0].name;
  for (const slug of idsIn(root, "posts", ".md")) {
    change(root, `posts/${slug}.md`, (post) => {
      post.author = author ?? post.author;
      if (items === 1) delete post.tags;
    });
  }
}

function reduceHome(root: string, services: Set<string>, items: number): void {
  const projects = new Map(
    idsIn(root, "projects", ".yaml").map((id) => [
      id,
      parse(readFileSync(join(root, `projects/${id}.yaml`), "utf8")),
    ]),
  );
  const posts = new Set(idsIn(root, "posts", ".md"));
  change(root, "pages/home.yaml", (home) => {
    home.slides = home.slides
      .slice(0, services.size)
      .map((slide: Draft) => ({ ...slide, link: "/services" }));
    const keep = (section: string, list: string, isKept: (entry: Draft) => boolean) => {
      if (home[section]) home[section][list] = home[section][list].filter(isKept);
    };
    const hasService = (id: string) => services.has(id);
    for (const tool of home.techStack?.tools ?? []) tool.services = tool.services.filter(hasService);
    keep("featured", "projects", (id) => projects.has(id));
    keep("blog", "posts", (slug) => posts.has(slug));
    keep("techStack", "tools", (tool) => tool.services.length > 0);
    keep("results", "list", ({ project }) => projects.has(project));
    keep("reviews", "list", ({ project }) => projects.get(project)?.caseStudy.testimonial);
    keep("achievements", "list", ({ service }) => hasService(service));
    if (items === 1) delete home.achievements?.list[0]?.number;
    if (items === 1) delete home.journey?.entries[0]?.year;
    if (home.showcase) home.showcase.link = "/portfolio";
    const linked = home.journey?.entries.flatMap((entry: Draft) => entry.projects ?? []) ?? [];
    for (const entry of [...(home.showcase?.pieces ?? []), ...linked]) entry.link = "/portfolio";
  });
}

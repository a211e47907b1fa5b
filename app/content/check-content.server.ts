import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkPictures } from "./check-pictures.server.ts";
import { checkPostFacts } from "./check-posts.server.ts";
import { knownPaths } from "./known-paths.server.ts";
import { SERVICE_IDS } from "./primitives.server.ts";
import type { Content } from "./read-content.server.ts";
import type { Problems } from "./read-files.server.ts";

/** The fixed addresses of ai-1 to ai-7 (specification, section 2, "Routes"). */
const AI_SLUGS = [
  "synapse-logistics",
  "retail-ai-insights",
  "agrivision-analysis",
  "mediscan-assistant",
  "finpulse-fraud-detection",
  "omnichannel-service-ai",
  "adaptive-edu-platform",
];

const POST_CATEGORIES = [
  "Web Design",
  "Digital Marketing",
  "Branding",
  "Graphic Design",
  "AI Development",
  "AI Automation",
  "Industrial Automation",
];

/** Notes everything that no single file can know: duplicates, references, links, pictures. */
export function checkContent(content: Content, root: string, problems: Problems): void {
  checkServices(content, problems);
  checkProjects(content, problems);
  checkPosts(content, root, problems);
  checkPostFacts(content, problems);
  checkHome(content, problems);
  checkLinks(content, problems);
  checkPictures(content, root, problems);
}

function noteDuplicates(values: string[], file: string, field: string, problems: Problems): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) problems.add(file, field, `'${value}' is used twice: give one of them another`);
    seen.add(value);
  }
}

function checkServices({ services }: Content, problems: Problems): void {
  for (const id of SERVICE_IDS) {
    const service = services.find((candidate) => candidate.id === id);
    if (!service) problems.add(`content/services/${id}.yaml`, "", "is missing: every service needs its file");
    else if (service.link !== `/services/${id}`) {
      problems.add(`content/services/${id}.yaml`, "link", `must be '/services/${id}'`);
    }
  }
  noteDuplicates(
    services.map((service) => service.color),
    "content/services",
    "color",
    problems,
  );
  noteDuplicates(
    services.map((service) => String(service.order)),
    "content/services",
    "order",
    problems,
  );
}

function checkProjects({ projects }: Content, problems: Problems): void {
  const ids = new Set(projects.map((project) => project.id));
  noteDuplicates(
    projects.map((project) => project.id),
    "content/projects",
    "id",
    problems,
  );
  noteDuplicates(
    projects.map((project) => project.link),
    "content/projects",
    "link",
    problems,
  );
  for (const project of projects) {
    const file = `content/projects/${project.id}.yaml`;
    const aiNumber = /^ai-([1-7])$/.exec(project.id)?.[1];
    const expected = `/portfolio/${aiNumber ? AI_SLUGS[Number(aiNumber) - 1] : project.id}`;
    if (project.link !== expected) problems.add(file, "link", `must be '${expected}'`);
    project.relatedProjects.forEach((id, index) => {
      const field = `relatedProjects[${index}]`;
      if (id === project.id) problems.add(file, field, "names the project itself: name another");
      else if (!ids.has(id)) problems.add(file, field, `there is no project '${id}' in content/projects`);
    });
    noteDuplicates(project.relatedProjects, file, "relatedProjects", problems);
    noteDuplicates(project.caseStudy.galleryImages, file, "caseStudy.galleryImages", problems);
  }
}

function checkPosts({ posts }: Content, root: string, problems: Problems): void {
  noteDuplicates(
    posts.map((post) => post.id),
    "content/posts",
    "id",
    problems,
  );
  noteDuplicates(
    posts.map((post) => post.slug),
    "content/posts",
    "slug",
    problems,
  );
  for (const post of posts) {
    const file = `content/posts/${post.slug}.md`;
    if (!existsSync(join(root, file))) {
      problems.add(file, "slug", "must be the name of its file, without '.md'");
    }
    if (!POST_CATEGORIES.includes(post.category)) {
      problems.add(
        file,
        "category",
        `'${post.category}' is unknown: use one of ${POST_CATEGORIES.join(", ")}`,
      );
    }
    if (Number.isNaN(Date.parse(post.date))) {
      problems.add(file, "date", `'${post.date}' is no date: write it like 'January 10, 2024'`);
    }
  }
}

function checkHome({ home, projects, posts }: Content, problems: Problems): void {
  const file = "content/home.yaml";
  const ids = new Set(projects.map((project) => project.id));
  const slugs = new Set(posts.map((post) => post.slug));
  const expectProject = (id: string, field: string) => {
    if (!ids.has(id)) problems.add(file, field, `there is no project '${id}' in content/projects`);
  };
  home.featured.projects.forEach((id, index) => {
    expectProject(id, `featured.projects[${index}]`);
  });
  home.reviews.list.forEach((review, index) => {
    expectProject(review.project, `reviews.list[${index}].project`);
  });
  home.results.list.forEach((result, index) => {
    expectProject(result.project, `results.list[${index}].project`);
  });
  home.blog.posts.forEach((slug, index) => {
    if (!slugs.has(slug))
      problems.add(file, `blog.posts[${index}]`, `there is no post '${slug}' in content/posts`);
  });
}

/** Every link to a page of this site must lead to one, wherever in the content it stands. */
function checkLinks(content: Content, problems: Problems): void {
  const paths = knownPaths(content);
  const visit = (value: unknown, file: string, field: string): void => {
    if (typeof value === "string") {
      const targets =
        field === "body" ? [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map((match) => match[1] ?? "") : [value];
      for (const target of targets) {
        if (!/^\/(?!pictures\/|\/)\S*$/.test(target)) continue;
        const path = target.replace(/[?#].*$/, "");
        if (!paths.has(path)) problems.add(file, field, `'${target}' leads to no page of the site`);
      }
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, file, `${field}[${index}]`);
      });
    } else if (value && typeof value === "object") {
      for (const [key, item] of Object.entries(value)) visit(item, file, field ? `${field}.${key}` : key);
    }
  };
  visit(content.site, "content/site.yaml", "");
  visit(content.home, "content/home.yaml", "");
  visit(content.about, "content/about.yaml", "");
  visit(content.contact, "content/contact.yaml", "");
  for (const service of content.services) visit(service, `content/services/${service.id}.yaml`, "");
  for (const project of content.projects) visit(project, `content/projects/${project.id}.yaml`, "");
  for (const post of content.posts) visit(post, `content/posts/${post.slug}.md`, "");
  visit(content.legal.privacy, "content/legal/privacy-policy.md", "");
  visit(content.legal.terms, "content/legal/terms-of-service.md", "");
}

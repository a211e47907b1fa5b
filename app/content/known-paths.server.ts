import type { Content } from "./read-content.server.ts";

const FIXED = [
  "/",
  "/about",
  "/contact",
  "/services",
  "/portfolio",
  "/blog",
  "/sitemap",
  "/privacy-policy",
  "/terms-of-service",
];

/** Address of the page that an unknown post's address shows; the server answers it with 404. */
export const POST_NOT_FOUND_PATH = "/blog/post-not-found";
/** Address of the page that any other unknown address shows; the server answers it with 404. */
export const NOT_FOUND_PATH = "/404";

/** Every canonical address of the site, plus the second addresses of the projects with a fixed slug. */
export function knownPaths(content: Pick<Content, "services" | "projects" | "posts">): Set<string> {
  return new Set([
    ...FIXED,
    ...content.services.map((service) => service.link),
    ...content.projects.flatMap((project) => [project.link, `/portfolio/${project.id}`]),
    ...content.posts.map((post) => `/blog/${post.slug}`),
  ]);
}

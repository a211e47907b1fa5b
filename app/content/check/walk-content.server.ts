import type { Content } from "../schema/content.server.ts";

/** A text of the content and where it stands: file, way to it (`caseStudy.results[2]`) and the last key. */
export type Place = { text: string; file: string; field: string; key: string };

/** Every text of the content, file by file. */
export function textsOf(content: Content): Place[] {
  const places: Place[] = [];
  const visit = (value: unknown, file: string, field: string, key: string): void => {
    if (typeof value === "string") places.push({ text: value, file, field, key });
    else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, file, `${field}[${index}]`, key);
      });
    } else if (value && typeof value === "object") {
      for (const [name, item] of Object.entries(value)) {
        visit(item, file, field ? `${field}.${name}` : name, name);
      }
    }
  };
  const { pages } = content;
  visit(content.site, "site.yaml", "", "");
  visit(pages.home, "pages/home.yaml", "", "");
  visit(pages.services, "pages/services.yaml", "", "");
  visit(pages.about, "pages/about.yaml", "", "");
  visit(pages.contact, "pages/contact.yaml", "", "");
  visit(pages.portfolio, "pages/portfolio.yaml", "", "");
  visit(pages.blog, "pages/blog.yaml", "", "");
  visit(pages.sitemap, "pages/sitemap.yaml", "", "");
  // What visitors type is shown nowhere.
  const { alsoTyped: _typed, ...search } = pages.search;
  visit(search, "pages/search.yaml", "", "");
  visit(pages.notFound, "pages/not-found.yaml", "", "");
  visit(pages.postNotFound, "pages/post-not-found.yaml", "", "");
  for (const { link: _computed, ...service } of content.services)
    visit(service, `services/${service.id}.yaml`, "", "");
  for (const { link: _computed, ...project } of content.projects)
    visit(project, `projects/${project.id}.yaml`, "", "");
  for (const post of content.posts) visit(post, `posts/${post.slug}.md`, "", "");
  for (const { path, ...legal } of content.legal) visit(legal, `legal${path}.md`, "", "");
  for (const { path, ...text } of content.texts) visit(text, `pages${path}.md`, "", "");
  return places;
}

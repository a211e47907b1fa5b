import { type Content, PAGES } from "../schema/content.server.ts";

/** A text of the content: its file, its field (`caseStudy.results[2]`) and the last key of the field. */
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
  // Not shown.
  const { alsoTyped: _typed, ...search } = pages.search;
  for (const [name, texts] of Object.entries({ ...pages, search }))
    visit(texts, PAGES[name as keyof typeof PAGES][0], "", "");
  for (const { link: _computed, ...service } of content.services)
    visit(service, `services/${service.id}.yaml`, "", "");
  for (const { link: _computed, ...project } of content.projects)
    visit(project, `projects/${project.id}.yaml`, "", "");
  for (const post of content.posts) visit(post, `posts/${post.slug}.md`, "", "");
  for (const { path, ...legal } of content.legal) visit(legal, `legal${path}.md`, "", "");
  for (const { path, ...text } of content.texts) visit(text, `pages${path}.md`, "", "");
  return places;
}

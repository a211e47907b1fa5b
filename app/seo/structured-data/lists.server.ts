import type { BreadcrumbList, FAQPage, ItemList } from "schema-dts";
import { getContent } from "../../content/read/content.server.ts";
import { listOf } from "../../content/read/paging.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { menuName, type Subject, subjectAt } from "../subject.server.ts";

/** The breadcrumb that pages of a kind show. */
const ABOVE: Partial<Record<Subject["kind"], string[]>> = {
  project: ["/", "/portfolio"],
  service: ["/services"],
  post: ["/blog"],
};
/** Kinds of pages with a list. */
const LISTS = new Set<Subject["kind"]>(["portfolio", "blog", "services", "service"]);

function named(path: string, name: string, position: number) {
  return { "@type": "ListItem" as const, position, name, item: `${getContent().site.url}${path}` };
}

/** The breadcrumb of a page, if it has one. */
export function breadcrumbs(page: BuiltPage, subject: Subject, title: string): BreadcrumbList | undefined {
  const above = ABOVE[subject.kind];
  if (!above) return undefined;
  const trail = [...above.map((path) => ({ path, name: menuName(path) })), { path: page.path, name: title }];
  return {
    "@type": "BreadcrumbList",
    "@id": `${getContent().site.url}${page.path}#breadcrumb`,
    itemListElement: trail.map(({ path, name }, index) => named(path, name, index + 1)),
  };
}

/** The list of a page, in the order in which it is shown; undefined if there is none. */
export function itemList(page: BuiltPage): ItemList | undefined {
  // Further pages of a list have the kind of the first.
  const { kind } = subjectAt(listOf(page.path) ?? page.path);
  if (!LISTS.has(kind)) return undefined;
  const { projects, posts, services, site } = getContent();
  const listed = [
    ...(kind === "services" ? services.map(({ link, title }) => ({ path: link, name: title })) : []),
    ...(kind === "blog" ? posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, name: title })) : []),
    ...(kind === "portfolio" || kind === "service"
      ? projects.map(({ link, title }) => ({ path: link, name: title }))
      : []),
  ];
  const byPath = new Map(listed.map((item) => [item.path, item]));
  const shown = page.links.flatMap((path) => byPath.get(path) ?? []);
  if (shown.length === 0) return undefined;
  return {
    "@type": "ItemList",
    "@id": `${site.url}${page.path}#list`,
    numberOfItems: shown.length,
    itemListElement: shown.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${site.url}${path}`,
    })),
  };
}

/** The questions of the contact page, as a list of one page or none. */
export function faqPage(page: BuiltPage): FAQPage[] {
  const { contact } = getContent().pages;
  if (!contact.faq) return [];
  const faq: FAQPage = {
    "@type": "FAQPage",
    "@id": `${getContent().site.url}${page.path}#faq`,
    mainEntity: contact.faq.entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.trim() },
    })),
  };
  return [faq];
}

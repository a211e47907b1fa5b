import type { BreadcrumbList, FAQPage, ItemList } from "schema-dts";
import { getContent } from "../../content/read/content.server.ts";
import { listOf } from "../../content/read/paging.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { menuName, type Subject, subjectAt } from "../subject.server.ts";

/** The ways up that a page of each kind shows itself, from the top; other pages are in the menu. */
const ABOVE: Partial<Record<Subject["kind"], string[]>> = {
  project: ["/", "/portfolio"],
  service: ["/services"],
  post: ["/blog"],
};
/** Kinds of pages that are lists, or hold one. */
const LISTS = new Set<Subject["kind"]>(["portfolio", "blog", "services", "service"]);

function named(path: string, name: string, position: number) {
  return { "@type": "ListItem" as const, position, name, item: `${getContent().site.url}${path}` };
}

/** The way to a page from above; undefined where nothing is above it. */
export function breadcrumbs(page: BuiltPage, subject: Subject, title: string): BreadcrumbList | undefined {
  const above = ABOVE[subject.kind];
  if (!above) return undefined;
  const way = [...above.map((path) => ({ path, name: menuName(path) })), { path: page.path, name: title }];
  return {
    "@type": "BreadcrumbList",
    "@id": `${getContent().site.url}${page.path}#breadcrumb`,
    itemListElement: way.map(({ path, name }, index) => named(path, name, index + 1)),
  };
}

/** What the page lists, in the order in which it shows it; undefined on a page that is no list. */
export function itemList(page: BuiltPage): ItemList | undefined {
  // A further page of a list lists the same things.
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
  const byPath = new Map(listed.map((one) => [one.path, one]));
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

/** The questions of the contact page with their answers; undefined where there are none. */
export function faqPage(page: BuiltPage): FAQPage | undefined {
  const { contact } = getContent().pages;
  if (!contact.faq) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${getContent().site.url}${page.path}#faq`,
    mainEntity: contact.faq.entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.trim() },
    })),
  };
}

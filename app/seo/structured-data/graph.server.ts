import { urlOf } from "../../content/addresses/meta.server.ts";
import { listOf } from "../../content/addresses/paging.server.ts";
import type { Content } from "../../content/schema/content.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { type Subject, subjectAt } from "../subject.server.ts";
import {
  blogPosting,
  caseStudy,
  faqPage,
  organization,
  reference,
  service,
  type Thing,
  team,
  webSite,
} from "./things.server.ts";

type ByKind<Value> = Partial<Record<Subject["kind"], Value>>;

const PAGE_TYPES: ByKind<string> = {
  about: "AboutPage",
  contact: "ContactPage",
  portfolio: "CollectionPage",
  blog: "CollectionPage",
  services: "CollectionPage",
};
/** Ancestors of a page in its breadcrumb, by page type. */
const ABOVE: ByKind<string[]> = { project: ["/", "/portfolio"], service: ["/services"], post: ["/blog"] };
/** Type of the entries in a page's list. */
const LISTED: ByKind<Subject["kind"]> = {
  services: "service",
  service: "project",
  portfolio: "project",
  blog: "post",
};

function thingsOf(content: Content, page: BuiltPage, subject: Subject): Thing[] {
  if (subject.kind === "project") return [caseStudy(content, page, subject.project)];
  if (subject.kind === "post") return [blogPosting(content, page, subject.post)];
  if (subject.kind === "service") return [service(content, page, subject.service)];
  if (subject.kind === "contact") return faqPage(content, page);
  return subject.kind === "about" ? team(content, page) : [];
}

const listItems = (content: Content, paths: readonly string[], address: "item" | "url") =>
  paths.map((path, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: subjectAt(content, path).name,
    [address]: urlOf(content, path),
  }));

/** Returns a page's breadcrumb; [] if it has none. */
function breadcrumbs(content: Content, { path }: BuiltPage, { kind }: Subject): Thing[] {
  const above = ABOVE[kind];
  if (!above) return [];
  const itemListElement = listItems(content, [...above, path], "item");
  return [{ "@type": "BreadcrumbList", ...reference(content, `${path}#breadcrumb`), itemListElement }];
}

/** Returns a page's list in display order; [] if it has none. */
function itemList(content: Content, { path, links }: BuiltPage): Thing[] {
  // Further pages of a list have the type of the first.
  const listed = LISTED[subjectAt(content, listOf(path) ?? path).kind];
  const shown = links.filter((link) => subjectAt(content, link).kind === listed);
  if (!listed || shown.length === 0) return [];
  const itemListElement = listItems(content, shown, "url");
  return [
    {
      "@type": "ItemList",
      ...reference(content, `${path}#list`),
      numberOfItems: shown.length,
      itemListElement,
    },
  ];
}

/** Returns a page's schema.org graph, limited to what its visitors can read. */
export function graphOf(content: Content, page: BuiltPage): object {
  const subject = subjectAt(content, page.path);
  const trail = breadcrumbs(content, page, subject);
  const list = itemList(content, page);
  const things = thingsOf(content, page, subject);
  const [main] = subject.kind === "about" ? [] : [...things, ...list];
  const self: Thing = {
    "@type": PAGE_TYPES[subject.kind] ?? "WebPage",
    ...reference(content, page.path),
    url: urlOf(content, page.path),
    name: page.title,
    description: page.description,
    inLanguage: content.site.language,
    isPartOf: reference(content, "/#website"),
    breadcrumb: trail[0] && { "@id": trail[0]["@id"] },
    mainEntity: main && { "@id": main["@id"] },
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      self,
      ...trail,
      ...things,
      ...list,
      organization(content, subject.kind === "contact"),
      webSite(content),
    ],
  };
}

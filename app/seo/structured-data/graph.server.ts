import { getContent } from "../../content/read/content.server.ts";
import { urlOf } from "../../content/read/meta.server.ts";
import { listOf } from "../../content/read/paging.server.ts";
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
/** The pages above those of a kind, as their breadcrumb shows them. */
const ABOVE: ByKind<string[]> = { project: ["/", "/portfolio"], service: ["/services"], post: ["/blog"] };
/** What the list of a page consists of. */
const LISTED: ByKind<Subject["kind"]> = {
  services: "service",
  service: "project",
  portfolio: "project",
  blog: "post",
};

/** The things that a page is about. */
function thingsOf(page: BuiltPage, subject: Subject): Thing[] {
  switch (subject.kind) {
    case "project":
      return [caseStudy(page, subject.project)];
    case "post":
      return [blogPosting(page, subject.post)];
    case "service":
      return [service(page, subject.service)];
    case "contact":
      return faqPage(page);
    case "about":
      return team(page);
    default:
      return [];
  }
}

/** The breadcrumb of a page, as a list of one thing or none. */
function breadcrumbs({ path }: BuiltPage, { kind }: Subject): Thing[] {
  const above = ABOVE[kind];
  if (!above) return [];
  const itemListElement = [...above, path].map((at, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: subjectAt(at).name,
    item: urlOf(at),
  }));
  return [{ "@type": "BreadcrumbList", ...reference(`${path}#breadcrumb`), itemListElement }];
}

/** The list of a page, in the order in which it is shown, as a list of one thing or none. */
function itemList({ path, links }: BuiltPage): Thing[] {
  // Further pages of a list have the kind of the first.
  const listed = LISTED[subjectAt(listOf(path) ?? path).kind];
  const shown = links.filter((link) => subjectAt(link).kind === listed);
  if (!listed || shown.length === 0) return [];
  const itemListElement = shown.map((link, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: subjectAt(link).name,
    url: urlOf(link),
  }));
  return [
    { "@type": "ItemList", ...reference(`${path}#list`), numberOfItems: shown.length, itemListElement },
  ];
}

/** A page in schema.org's vocabulary; nothing that its visitors cannot read. */
export function graphOf(page: BuiltPage): object {
  const subject = subjectAt(page.path);
  const trail = breadcrumbs(page, subject);
  const list = itemList(page);
  const things = thingsOf(page, subject);
  const [main] = subject.kind === "about" ? [] : [...things, ...list];
  const self: Thing = {
    "@type": PAGE_TYPES[subject.kind] ?? "WebPage",
    ...reference(page.path),
    url: urlOf(page.path),
    name: page.title,
    description: page.description,
    inLanguage: getContent().site.language,
    isPartOf: reference("/#website"),
    breadcrumb: trail[0] && { "@id": trail[0]["@id"] },
    mainEntity: main && { "@id": main["@id"] },
  };
  return {
    "@context": "https://schema.org",
    "@graph": [self, ...trail, ...things, ...list, organization(subject.kind === "contact"), webSite()],
  };
}

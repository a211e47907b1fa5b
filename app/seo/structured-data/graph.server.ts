import type { Graph, Thing } from "schema-dts";
import { getContent } from "../../content/read/content.server.ts";
import type { BuiltPage } from "../built-page.server.ts";
import { type Subject, subjectAt } from "../subject.server.ts";
import { breadcrumbs, faqPage, itemList } from "./lists.server.ts";
import { organization, siteId, webSite } from "./organization.server.ts";
import { blogPosting, caseStudy, imageObject, person, service } from "./works.server.ts";

const KINDS = {
  about: "AboutPage",
  contact: "ContactPage",
  portfolio: "CollectionPage",
  blog: "CollectionPage",
  services: "CollectionPage",
} as const;

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

function team(page: BuiltPage): Thing[] {
  const members = getContent().pages.about.team?.members ?? [];
  return members.map(({ name, role, alt, responsibility }) => {
    const portrait = page.pictures.find((picture) => picture.alt === alt);
    return {
      ...(person({ name, role }) as object),
      description: responsibility,
      ...(portrait ? { image: imageObject(portrait) } : {}),
    } as Thing;
  });
}

function titleOf(page: BuiltPage, subject: Subject): string {
  if (subject.kind === "project") return subject.project.title;
  if (subject.kind === "post") return subject.post.title;
  return subject.kind === "service" ? subject.service.title : page.title;
}

/** A page in schema.org's vocabulary; nothing that its visitors cannot read. */
export function graphOf(page: BuiltPage): Graph {
  const { url, language } = getContent().site;
  const subject = subjectAt(page.path);
  const trail = breadcrumbs(page, subject, titleOf(page, subject));
  const list = itemList(page);
  const things = thingsOf(page, subject);
  const main = things[0] ?? list;
  const type = KINDS[subject.kind as keyof typeof KINDS] ?? "WebPage";
  const self: Thing = {
    "@type": type,
    "@id": `${url}${page.path}`,
    url: `${url}${page.path}`,
    name: page.title,
    description: page.description,
    inLanguage: language,
    isPartOf: { "@id": siteId() },
    ...(trail ? { breadcrumb: { "@id": idOf(trail) } } : {}),
    ...(main && subject.kind !== "about" ? { mainEntity: { "@id": idOf(main) } } : {}),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      self,
      ...(trail ? [trail] : []),
      ...things,
      ...(list ? [list] : []),
      organization(subject.kind === "contact"),
      webSite(),
    ],
  };
}

function idOf(thing: Thing): string {
  return typeof thing === "object" && "@id" in thing ? String(thing["@id"]) : "";
}

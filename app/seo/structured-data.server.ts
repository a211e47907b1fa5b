import { urlOf } from "../content/addresses/meta.server.ts";
import { listOf } from "../content/addresses/paging.server.ts";
import type { Content } from "../content/schema/content.server.ts";
import { imageObject, organization, reference, type Thing, webSite } from "../content/site/things.server.ts";
import { CONTENT_TYPES } from "../content/types/index.server.ts";
import type { BuiltPage } from "./built-page.server.ts";
import { type Subject, subjectAt } from "./subject.server.ts";

/** Returns a page's schema.org type. */
function pageTypeOf({ page }: Subject): string {
  const isList = CONTENT_TYPES.some(([, { list }]) => list && list.path === page?.path);
  return page?.schemaType ?? (isList ? "CollectionPage" : "WebPage");
}

/** Returns the thing that a page is about. */
function mainThing(content: Content, { pictures: [first] }: BuiltPage, { page, typed }: Subject) {
  const image = first && imageObject(content, first);
  return typed ? typed.type.thing?.(content, typed.entry, image) : page?.thing?.(content);
}

const listItems = (content: Content, paths: readonly string[], address: "item" | "url") =>
  paths.map((path, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: subjectAt(content, path).name,
    [address]: urlOf(content, path),
  }));

/** Returns a page's breadcrumb; [] if it has none. */
function breadcrumbs(content: Content, { path }: BuiltPage, { typed }: Subject): Thing[] {
  const above = typed?.type.breadcrumb;
  if (!above) return [];
  const itemListElement = listItems(content, [...above, path], "item");
  return [{ "@type": "BreadcrumbList", ...reference(content, `${path}#breadcrumb`), itemListElement }];
}

/** Returns the type whose entries a page lists. Further pages of a list have the type of the first page. */
function listedType(path: string, { typed }: Subject): string | undefined {
  const first = listOf(path) ?? path;
  return typed?.type.lists ?? CONTENT_TYPES.find(([, { list }]) => list?.path === first)?.[0];
}

/** Returns a page's list in display order; [] if it has none. */
function itemList(content: Content, { path, links }: BuiltPage, subject: Subject): Thing[] {
  const listed = listedType(path, subject);
  const shown = listed ? links.filter((link) => subjectAt(content, link).typed?.name === listed) : [];
  if (shown.length === 0) return [];
  const itemListElement = listItems(content, shown, "url");
  const list = { numberOfItems: shown.length, itemListElement };
  return [{ "@type": "ItemList", ...reference(content, `${path}#list`), ...list }];
}

/** Returns a page's schema.org graph, limited to what its visitors can read. */
export function graphOf(content: Content, page: BuiltPage): object {
  const subject = subjectAt(content, page.path);
  const trail = breadcrumbs(content, page, subject);
  const list = itemList(content, page, subject);
  const thing = mainThing(content, page, subject);
  const main = thing ?? list[0];
  const self: Thing = {
    "@type": pageTypeOf(subject),
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
      ...(thing ? [thing] : []),
      ...(subject.page?.furtherThings?.(content, page.pictures) ?? []),
      ...list,
      organization(content, subject.page?.showsContact ?? false),
      webSite(content),
    ],
  };
}

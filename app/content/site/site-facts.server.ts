import { CAPITALS } from "../../lib/wordmark-box.ts";
import { metaFor } from "../addresses/meta.server.ts";
import type { NamedPath } from "../addresses/page-names.server.ts";
import { LINE, nameInk } from "../headlines/display-font.server.ts";
import { fitHeadline } from "../headlines/fit-lines.server.ts";
import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content, Site } from "../schema/content.server.ts";
import { searchFilePath } from "../search/search-index.server.ts";
import type { ContentType } from "../types/content-type.server.ts";
import { TYPES } from "../types/index.server.ts";
import type { Service } from "../types/service/schema.server.ts";

/** A service's data for menus and lists. */
export type ServiceLink = Pick<Service, "id" | "title" | "link" | "color" | "accentName">;

/** The search dialog's texts before its index is loaded. */
export type SearchFacts = SiteFacts["search"];

/** The data for header, footer and dialogs on every page. Components import this data from `virtual:site`. */
export type SiteFacts = ReturnType<typeof siteFacts>;

type GroupLinks = Site["footer"]["groups"][number]["links"];

/** Returns a group's links, with the name of a content type replaced by links to its entries. */
function linksOf(content: Content, links: GroupLinks): NamedPath[] {
  return (typeof links === "string" ? [links] : links).flatMap((listed) => {
    if (typeof listed !== "string") return [listed];
    const type: ContentType = TYPES[listed];
    return content[listed].map((entry) => ({
      name: type.summaryOf(content, entry).name,
      path: type.pathOf(entry),
    }));
  });
}

function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, ...keys: Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/** Returns the agency's facts for all pages, from `site.yaml`, the services and other content. */
export function siteFacts(content: Content) {
  const { site, services, pages, theme, mark } = content;
  const { notFound, search } = pages;
  const { name, footer } = site;
  const groups = footer.groups.map(({ title, links }) => ({ title, links: linksOf(content, links) }));
  const [original, ...translations] = site.allLanguages;
  return {
    ...pick(site, "name", "url", "language", "locale", "digits", "navigation", "getStarted"),
    contact: pick(site.contact, "email", "phones", "showPhone", "address"),
    ...(site.dir === "rtl" && { dir: site.dir }),
    /** The site's languages, if there are several. The first is the original. */
    ...(translations.length > 0 && {
      languages: site.allLanguages.map((each) => pick(each, "tag", "name", "prefix")),
      ...(original.dir !== site.dir && { originalDir: original.dir }),
      originalName: new Intl.DisplayNames([site.language], { type: "language" }).of(original.tag),
    }),
    ...pick(site, "social", "newsletter", "visit"),
    layout: site.layout,
    mark,
    wordmark: {
      name,
      colors: theme.wordmarkColors,
      ink: { ...nameInk(name), fontSize: Math.floor(CAPITALS / LINE.capitals) },
    },
    browserBar: theme.browserBar,
    services: services.map((each): ServiceLink => pick(each, "id", "title", "link", "color", "accentName")),
    footer: {
      ...pick(footer, "blurb", "links"),
      groups: groups.filter(({ links }) => links.length > 0),
    },
    switches: pick(site.switches, "newsletter", "counts", "detailDelayMs"),
    /** Texts of the search dialog until the file at `head` with the other texts is loaded. */
    search: {
      ...pick(search, "accent", "name", "label", "placeholder", "waiting", "failed", "retry", "missing"),
      head: site.prefix + searchFilePath(content, "head"),
    },
    /** Accent and meta tags of the not-found page. Its texts are in `virtual:notFound`. */
    missing: { accent: notFound.accent, meta: metaFor(content, notFound.meta, null) },
    /** Day of the build. A time would change the hash of every script with each build. */
    builtAt: new Date().toISOString().slice(0, 10),
  };
}

/** Returns the not-found page's texts, which are a module because an unknown address has no data to fetch. */
export function notFoundFacts(content: Content) {
  const { notFound } = content.pages;
  return {
    ...pick(notFound, "accent", "text", "home"),
    // Each sentence starts a new line (sections/not-found.module.css).
    note: notFound.note?.replace(/(?<=[.!?।]) /g, "\n"),
    headline: fitHeadline(notFound.title, 80),
    picture: notFound.picture && pictureAt(content, notFound.picture.imageUrl, notFound.picture.alt),
  };
}

import { CAPITALS } from "../../lib/wordmark-box.ts";
import { metaFor } from "../addresses/meta.server.ts";
import type { NamedPath } from "../addresses/page-names.server.ts";
import { LINE, nameInk } from "../headlines/display-font.server.ts";
import { fitHeadline } from "../headlines/fit-lines.server.ts";
import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content, Service, Site } from "../schema/content.server.ts";
import { searchFilePath } from "../search/search-index.server.ts";

/** A service as menus and lists show it. */
export type ServiceLink = Pick<Service, "id" | "title" | "link" | "color" | "accentName">;

/** The texts of the search dialog that are there before its index is loaded. */
export type SearchFacts = SiteFacts["search"];

/** What header, footer and dialogs show on every page; components import it from `virtual:site`. */
export type SiteFacts = ReturnType<typeof siteFacts>;

type GroupLinks = Site["footer"]["groups"][number]["links"];

/** The links of a group; `services` and `legal` stand for all of these pages. */
function linksOf(content: Content, links: GroupLinks): NamedPath[] {
  const { services, legal } = content;
  return (typeof links === "string" ? [links] : links).flatMap((entry) => {
    if (entry === "services") return services.map(({ title, link }) => ({ name: title, path: link }));
    if (entry === "legal") return legal.map(({ title, path }) => ({ name: title, path }));
    return [entry];
  });
}

function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, ...keys: Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

/** The agency's facts: `site.yaml`, services, and texts that are on every page. */
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
    /** The languages of the site, if it has several; the first is the original. */
    ...(translations.length > 0 && {
      languages: site.allLanguages.map((each) => pick(each, "tag", "name", "prefix")),
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
    /** For the search dialog until the file at `head` is loaded, which has its other words. */
    search: {
      ...pick(search, "accent", "name", "label", "placeholder", "waiting", "failed", "retry", "missing"),
      head: site.prefix + searchFilePath(content, "head"),
    },
    /** The page for unknown addresses, whose content is loaded when it is shown. */
    missing: { accent: notFound.accent, meta: metaFor(content, notFound.meta, null) },
    /** Day of the build, without the time, which would change the hash of every script. */
    builtAt: new Date().toISOString().slice(0, 10),
  };
}

/** The page that stands at no address: a module, because an unknown address has no data to fetch. */
export function notFoundFacts(content: Content) {
  const { notFound } = content.pages;
  return {
    ...pick(notFound, "accent", "text", "home"),
    // Each of its sentences begins a line (not-found.module.css).
    note: notFound.note?.replace(/(?<=[.!?।]) /g, "\n"),
    headline: fitHeadline(notFound.title, 80),
    picture: notFound.picture && pictureAt(content, notFound.picture.imageUrl, notFound.picture.alt),
  };
}

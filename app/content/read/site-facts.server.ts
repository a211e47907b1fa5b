import { HEIGHT } from "../../lib/wordmark-box.ts";
import type { Service, Site } from "../schema/content.server.ts";
import { searchFilePath } from "../search/search-index.server.ts";
import { pictureAt } from "./cards.server.ts";
import { getContent } from "./content.server.ts";
import { LINE, nameInk } from "./display-font.server.ts";
import { fitHeadline } from "./fit-lines.server.ts";
import type { NamedPath } from "./known-paths.server.ts";
import { metaFor } from "./meta.server.ts";

/** A service as menus and lists show it. */
export type ServiceLink = Pick<Service, "id" | "title" | "description" | "link" | "color" | "dyeName">;

/** What the search says before its index has come. */
export type SearchFacts = SiteFacts["search"];

/** What header, footer and dialogs show on every page; components import it from `virtual:site`. */
export type SiteFacts = ReturnType<typeof siteFacts>;

type GroupLinks = Site["footer"]["groups"][number]["links"];

/** The links of a group, with the lists filled in that its words stand for. */
function linksOf(links: GroupLinks): NamedPath[] {
  const { services, legal } = getContent();
  return (typeof links === "string" ? [links] : links).flatMap((entry) => {
    if (entry === "services") return services.map(({ title, link }) => ({ name: title, path: link }));
    if (entry === "legal") return legal.map(({ title, path }) => ({ name: title, path }));
    return [entry];
  });
}

/** The agency's facts from `site.yaml`, with the services filled in where a list stands for them. */
export function siteFacts() {
  const { site, services, pages, theme, mark } = getContent();
  const { meta, dye, title, text, note, home, picture } = pages.notFound;
  const { search } = pages;
  const serviceLinks: ServiceLink[] = services.map(({ id, title, description, link, color, dyeName }) => ({
    id,
    title,
    description,
    link,
    color,
    dyeName,
  }));
  const {
    name,
    url,
    language,
    contact,
    navigation,
    getStarted,
    footer,
    social,
    newsletter,
    visit,
    switches,
  } = site;
  return {
    name,
    url,
    language,
    mark,
    wordmark: {
      name,
      colors: theme.wordmarkColors,
      ink: { ...nameInk(name), fontSize: Math.floor(HEIGHT / LINE.capitals) },
    },
    browserBar: theme.browserBar,
    contact,
    navigation,
    getStarted,
    services: serviceLinks,
    footer: {
      blurb: footer.blurb,
      links: footer.links,
      groups: footer.groups
        .map((group) => ({ title: group.title, links: linksOf(group.links) }))
        .filter(({ links }) => links.length > 0),
    },
    social,
    newsletter,
    visit,
    switches: {
      newsletter: switches.newsletter,
      counts: switches.counts,
      detailDelayMs: switches.detailDelayMs,
    },
    /** What the search dialog says before its code has come; its other words come with the index, at `head`. */
    search: {
      dye: search.dye,
      name: search.name,
      label: search.label,
      placeholder: search.placeholder,
      waiting: search.waiting,
      failed: search.failed,
      retry: search.retry,
      missing: search.missing,
      head: searchFilePath("head"),
    },
    /** Here, because an unknown address has no data to fetch. */
    notFound: {
      meta: metaFor(meta, null),
      dye,
      headline: fitHeadline(title, 80),
      text,
      note,
      home,
      picture: picture && pictureAt(picture.imageUrl, picture.alt),
    },
    /** Day of the build: with the time of day, each build would change the name of every script. */
    builtAt: new Date().toISOString().slice(0, 10),
  };
}

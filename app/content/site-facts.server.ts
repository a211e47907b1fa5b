import { getContent } from "./content.server.ts";
import { fitHeadline } from "./fit-lines.server.ts";
import { metaFor } from "./meta.server.ts";

/** A service as menus and lists show it. */
export type ServiceLink = {
  id: string;
  title: string;
  description: string;
  link: string;
  color: string;
  dyeName: { english: string; bangla: string };
};

/** What the shell shows on every page; the root loader's data. */
export type SiteFacts = ReturnType<typeof siteFacts>;

/** The agency's facts from `content/site.yaml`, with the services filled in where a list stands for them. */
export function siteFacts() {
  const { site, services, pages } = getContent();
  const { meta, title, text, home } = pages.notFound;
  const serviceLinks: ServiceLink[] = services.map(({ id, title, description, link, color, dyeName }) => ({
    id,
    title,
    description,
    link,
    color,
    dyeName,
  }));
  const { name, contact, navigation, getStarted, footer, social, newsletter, switches } = site;
  return {
    name,
    contact,
    navigation,
    getStarted,
    services: serviceLinks,
    footer: {
      blurb: footer.blurb,
      links: footer.links,
      groups: footer.groups.map(({ title, links }) => ({
        title,
        links:
          links === "services"
            ? serviceLinks.map((service) => ({ name: service.title, path: service.link }))
            : links,
      })),
    },
    social,
    newsletter,
    switches: { newsletter: switches.newsletter, detailDelayMs: switches.detailDelayMs },
    /** Here, because an address that leads nowhere has no loader's data to fetch. */
    notFound: { meta: metaFor(meta, null), headline: fitHeadline(title, 80), text, home },
    builtAt: new Date().toISOString(),
  };
}

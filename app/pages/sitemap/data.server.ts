import { getContent } from "../../content/read/content.server";
import { fitHeadline } from "../../content/read/fit-lines.server";
import { mainPages, type NamedPath, pageName } from "../../content/read/known-paths.server";
import { metaFor } from "../../content/read/meta.server";

/** Links under a heading. */
export type LinkGroup = { title: string; links: NamedPath[]; accent?: string };

/** The group name of a category id: "garden-care" → "Garden Care". */
const categoryName = (id: string) =>
  id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const isFilled = ({ links }: LinkGroup) => links.length > 0;

/** Everything that the sitemap page shows: main pages, services, legal texts, and projects by service. */
export function sitemapPage() {
  const content = getContent();
  const { site, pages, services, projects, legal } = content;
  const { meta, accent, title, headline, lead } = pages.sitemap;
  const listed = services.filter(({ sitemap }) => sitemap);
  const groups: LinkGroup[] = [
    { title: "Main Pages", links: mainPages(content) },
    { title: "Services", links: listed.map((service) => ({ name: service.title, path: service.link })) },
    { title: "Legal", links: legal.map((text) => ({ name: text.title, path: text.path })) },
  ];
  const portfolio: LinkGroup[] = listed.map(({ id, color, title }) => ({
    title: site.prefix ? title : categoryName(id),
    accent: color,
    links: projects
      .filter((project) => project.serviceCategory === id)
      .map((project) => ({ name: project.title, path: project.link })),
  }));
  return {
    accent,
    meta: metaFor(meta, "/sitemap"),
    headline: fitHeadline(headline ?? title),
    lead,
    groups: groups.filter(isFilled),
    portfolio: { title: pageName(content, "/portfolio"), groups: portfolio.filter(isFilled) },
  };
}

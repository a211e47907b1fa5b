import { getContent } from "../../content/content.server";
import { fitHeadline } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { SiteLink } from "../../ui/site-link";
import type { Route } from "./+types/page";
import { categoryName } from "./category-name";

type Group = { title: string; links: { name: string; path: string }[] };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

/** Groups as specified: services without industrial automation, projects by category (section 2, "Sitemap and legal"). */
export function loader() {
  const { pages, services, projects } = getContent();
  const shown = services.filter((service) => service.id !== "industrial-automation");
  const groups: Group[] = [
    {
      title: "Main Pages",
      links: [
        { name: "Home", path: "/" },
        { name: "About", path: "/about" },
        { name: "Services", path: "/services" },
        { name: "Portfolio", path: "/portfolio" },
        { name: "Blog", path: "/blog" },
        { name: "Contact", path: "/contact" },
      ],
    },
    { title: "Services", links: shown.map(({ title, link }) => ({ name: title, path: link })) },
    {
      title: "Legal",
      links: [
        { name: "Privacy Policy", path: "/privacy-policy" },
        { name: "Terms of Service", path: "/terms-of-service" },
      ],
    },
  ];
  const portfolio: Group[] = shown.map(({ id }) => ({
    title: categoryName(id),
    links: projects
      .filter((project) => project.serviceCategory === id)
      .map(({ title, link }) => ({ name: title, path: link })),
  }));
  return {
    dye: "leaf",
    meta: metaFor(pages.sitemap.meta, "/sitemap"),
    headline: fitHeadline(pages.sitemap.title),
    lead: pages.sitemap.lead,
    groups,
    portfolio: portfolio.filter((group) => group.links.length > 0),
  };
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, groups, portfolio } = loaderData;
  return (
    <>
      <PageHero headline={headline} lead={lead} />
      <div className="measure section-space grid gap-8">
        <div className="grid gap-x-3 gap-y-6 md:grid-cols-3">
          {groups.map((group) => (
            <LinkGroup key={group.title} group={group} heading="h2" />
          ))}
        </div>
        <section>
          <h2 className="display text-h3">Portfolio</h2>
          <div className="mt-4 grid gap-x-3 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
            {portfolio.map((group) => (
              <LinkGroup key={group.title} group={group} heading="h3" />
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

function LinkGroup({ group, heading: Heading }: { group: Group; heading: "h2" | "h3" }) {
  return (
    <section>
      <Heading className={Heading === "h2" ? "display text-h3" : "font-bold text-h4"}>{group.title}</Heading>
      <ul className="mt-2 ruled">
        {group.links.map(({ name, path }) => (
          <li key={path} className="border-b border-hair">
            <SiteLink to={path} className="flex touch items-center hover:underline">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

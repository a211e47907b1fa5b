import { pageMeta } from "../../seo/page-meta";
import { PageHero } from "../../ui/page-hero";
import { SiteLink } from "../../ui/site-link";
import type { Route } from "./+types/page";
import { type LinkGroup as Group, sitemapPage } from "./data.server";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return sitemapPage();
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
        {portfolio.length > 0 && (
          <section>
            <h2 className="display text-h3">Portfolio</h2>
            <div className="mt-4 grid gap-x-3 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
              {portfolio.map((group) => (
                <LinkGroup key={group.title} group={group} heading="h3" />
              ))}
            </div>
          </section>
        )}
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

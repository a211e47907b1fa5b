import type { SiteFacts } from "../content/read/site-facts.server";
import { ButtonLink } from "../ui/button";
import { MissingCloth } from "../ui/missing-cloth";
import { PageHero } from "../ui/page-hero";
import { MissingSearch } from "./missing-search";

/** What an unknown address shows. */
export function NotFound({ site }: { site: SiteFacts }) {
  const { dye, headline, text, home } = site.notFound;
  return (
    <div data-dye={dye}>
      <PageHero headline={headline} lead={text} layout="split" aside={<MissingCloth />}>
        <ButtonLink to="/" look="paper">
          {home}
        </ButtonLink>
        <MissingSearch facts={site.search} />
      </PageHero>
    </div>
  );
}

import type { SiteFacts } from "../content/read/site-facts.server";
import { ButtonLink } from "../ui/button";
import { MissingCloth } from "../ui/missing-cloth";
import { PageHero } from "../ui/page-hero";

/** What an unknown address shows. */
export function NotFound({ words }: { words: SiteFacts["notFound"] }) {
  const { dye, headline, text, home } = words;
  return (
    <div data-dye={dye}>
      <PageHero headline={headline} lead={text} layout="split" aside={<MissingCloth />}>
        <ButtonLink to="/" look="paper">
          {home}
        </ButtonLink>
      </PageHero>
    </div>
  );
}

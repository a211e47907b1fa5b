import type { SiteFacts } from "../content/site-facts.server";
import { ButtonLink } from "../ui/button";
import { MissingCloth } from "../ui/missing-cloth";
import { PageHero } from "../ui/page-hero";

/** What an unknown address shows (specification, section 2, "404"). */
export function NotFound({ words }: { words: SiteFacts["notFound"] }) {
  const { headline, text, home } = words;
  return (
    <div data-dye="madder">
      <PageHero headline={headline} lead={text} layout="split" aside={<MissingCloth />}>
        <ButtonLink to="/" look="bleach">
          {home}
        </ButtonLink>
      </PageHero>
    </div>
  );
}

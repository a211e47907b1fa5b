import { site } from "virtual:site";
import { MissingSearch } from "../../sections/missing-search";
import { ButtonLink } from "../../ui/button";
import { MissingCloth } from "../../ui/missing-cloth";
import { PageHero } from "../../ui/page-hero";
import type { PostNotFoundPage } from "./data.server";

/** What an unknown post's address shows: a cloth with a piece that nobody wove. */
export function PostNotFound({ headline, text, back }: PostNotFoundPage) {
  return (
    <PageHero headline={headline} lead={text} layout="split" aside={<MissingCloth />}>
      <ButtonLink to="/blog" look="paper" icon="left">
        {back}
      </ButtonLink>
      <MissingSearch facts={site.search} standIn="/blog/post-not-found" />
    </PageHero>
  );
}

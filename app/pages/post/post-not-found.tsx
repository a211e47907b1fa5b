import { PATHS } from "../../paths.ts";
import { MissingSearch } from "../../sections/missing-search";
import { ButtonLink } from "../../ui/button";
import { MissingPattern } from "../../ui/missing-pattern";
import { PageHero } from "../../ui/page-hero";
import type { PostNotFoundPageData } from "./data.server";

/** The page for an unknown post: a pattern with a missing piece. */
export function PostNotFound({ headline, text, back }: PostNotFoundPageData) {
  return (
    <PageHero headline={headline} lead={text} aside={<MissingPattern />}>
      <ButtonLink to={PATHS.blog} variant="paper" icon="left">
        {back}
      </ButtonLink>
      <MissingSearch standIn={PATHS.postNotFound} />
    </PageHero>
  );
}

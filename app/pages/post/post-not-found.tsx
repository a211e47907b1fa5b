import type { PostNotFoundPage } from "../../content/post-page.server";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";

/** What an unknown post's address shows: a cloth with a piece that nobody wove. */
export function PostNotFound({ headline, text, back }: PostNotFoundPage) {
  return (
    <PageHero
      headline={headline}
      lead={text}
      layout="split"
      aside={
        <div className="missing-cloth" aria-hidden="true">
          <div className="weave weave-coarse" />
          <div className="missing-warp" />
          <div className="weave weave-coarse" />
        </div>
      }
    >
      <ButtonLink to="/blog" look="bleach" icon="left">
        {back}
      </ButtonLink>
    </PageHero>
  );
}

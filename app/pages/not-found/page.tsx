import { pageMeta } from "../../seo/page-meta";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData?.notFound.meta);

/** Any unknown address (specification, section 2, "404"). Its words come with the shell's. */
export default function NotFoundPage({ matches }: Route.ComponentProps) {
  const { headline, text, home } = matches[0].loaderData.notFound;
  return (
    <div data-dye="madder">
      <PageHero
        headline={headline}
        lead={text}
        layout="split"
        aside={<div className="weave weave-coarse" aria-hidden="true" />}
      >
        <ButtonLink to="/" look="bleach">
          {home}
        </ButtonLink>
      </PageHero>
    </div>
  );
}

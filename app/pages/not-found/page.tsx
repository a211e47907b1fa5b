import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root";
import { pageMeta } from "../../seo/page-meta";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData?.notFound.meta);

/** Any unknown address (specification, section 2, "404"). Its words come with the shell's. */
export default function NotFoundPage() {
  const site = useRouteLoaderData<typeof rootLoader>("root");
  if (!site) return null;
  const { headline, text, home } = site.notFound;
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

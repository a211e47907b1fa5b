import { getContent } from "../../content/content.server";
import { fitHeadline } from "../../content/fit-lines.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import { ButtonLink } from "../../ui/button";
import { PageHero } from "../../ui/page-hero";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  const words = getContent().pages.notFound;
  return { dye: "madder", meta: metaFor(words.meta, null), words, headline: fitHeadline(words.title, 80) };
}

/** Any unknown address (specification, section 2, "404"). */
export default function NotFoundPage({ loaderData: { words, headline } }: Route.ComponentProps) {
  return (
    <PageHero
      headline={headline}
      lead={words.text}
      layout="split"
      aside={<div className="weave weave-coarse" aria-hidden="true" />}
    >
      <ButtonLink to="/" look="bleach">
        {words.home}
      </ButtonLink>
    </PageHero>
  );
}

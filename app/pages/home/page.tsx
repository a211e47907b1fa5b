import { useEffect } from "react";
import { getContent } from "../../content/read/content.server";
import { metaFor } from "../../content/read/meta.server";
import { pageMeta } from "../../seo/page-meta";
import { LazySection } from "../../ui/lazy-section";
import type { Route } from "./+types/page";
import { CallToAction } from "./call-to-action";
import { Hero } from "./hero";
import { openingData } from "./home-data.server";
import { lazy, prepareInTurn } from "./lazy";
import { Proof } from "./proof";
import { Sections } from "./sections";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return {
    dye: getContent().pages.home.dye,
    meta: metaFor(getContent().pages.home.meta, "/"),
    ...openingData(),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { headline, wideLines, slides, proof, sections, heads, threads, plain, callToAction } = loaderData;
  // Talks to the browser's idle time: code that is likely needed next is fetched before it is.
  useEffect(prepareInTurn, []);
  return (
    <>
      <Hero headline={headline} wideLines={wideLines} slides={slides} />
      <Proof {...proof} />
      <Sections sections={sections} heads={heads} threads={threads} plain={plain} />
      <CallToAction {...callToAction}>
        <LazySection name="call-to-action" load={lazy.callToAction}>
          {({ CallToActionPicture, data }) => (
            <CallToActionPicture callToAction={data.callToAction} threads={data.threads} />
          )}
        </LazySection>
      </CallToAction>
    </>
  );
}

import { useEffect } from "react";
import { getContent } from "../../content/content.server";
import { pageMeta } from "../../seo/page-meta";
import type { Route } from "./+types/page";
import { CallToAction } from "./call-to-action/call-to-action";
import { homePage } from "./data.server";
import { Hero } from "./hero/hero";
import { Proof } from "./proof/proof";
import { prepareInTurn } from "./sections/prepare-in-turn";
import { Sections } from "./sections/sections";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = () => homePage(getContent());

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { headline, wideLines, slides, quote, proof, sections, accents, callToAction } = loaderData;
  // Preloads code that is likely to be needed next while the browser is idle.
  useEffect(prepareInTurn, []);
  return (
    <>
      <Hero headline={headline} wideLines={wideLines} slides={slides} quote={quote} />
      <Proof {...proof} />
      <Sections sections={sections} accents={accents} />
      <CallToAction {...callToAction} />
    </>
  );
}

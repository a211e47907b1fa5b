import { useEffect } from "react";
import { getContent } from "../../content/content.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import { LazySection } from "../../ui/lazy-section";
import type { Route } from "./+types/page";
import { CallToAction } from "./call-to-action";
import { Hero } from "./hero";
import { openingData } from "./home-data.server";
import { lazy, prepareInTurn } from "./lazy";
import { Proof } from "./proof";
import { SectionHead } from "./section-head";
import { WovenHead } from "./woven-heading";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return {
    dye: "indigo",
    meta: metaFor(getContent().home.meta, "/"),
    ...openingData(),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { headline, slides, proof, heads, callToAction } = loaderData;
  // Talks to the browser's idle time: code that is likely needed next is fetched before it is.
  useEffect(prepareInTurn, []);
  return (
    <>
      <Hero headline={headline} slides={slides} />
      <Proof {...proof} />
      <section className="section-space">
        <WovenHead {...heads.services} />
        <LazySection name="cloths" load={lazy.cloths}>
          {({ ServiceCloths, data }) => <ServiceCloths services={data.services} />}
        </LazySection>
      </section>
      <section>
        <SectionHead {...heads.featured} />
        <LazySection name="featured" load={lazy.featured}>
          {({ FeaturedGrid, data }) => <FeaturedGrid featured={data.featured} />}
        </LazySection>
      </section>
      <section className="section-space">
        <SectionHead {...heads.blog} />
        <LazySection name="blog" load={lazy.blog}>
          {({ BlogLead, data }) => <BlogLead posts={data.posts} />}
        </LazySection>
      </section>
      <section className="chalk home-top">
        <SectionHead {...heads.techStack} />
        <LazySection name="stack" load={lazy.stack}>
          {({ TieUp, data }) => <TieUp techStack={data.techStack} />}
        </LazySection>
      </section>
      <section className="dyed home-top" data-dye="lac">
        <SectionHead {...heads.showcase} />
        <LazySection name="line" load={lazy.line}>
          {({ Clothesline, data }) => <Clothesline showcase={data.showcase} />}
        </LazySection>
      </section>
      <section className="dyed" data-dye="turmeric">
        <div className="satin-edge" data-dye="lac" aria-hidden="true" />
        <SectionHead {...heads.results} />
        <LazySection name="results" load={lazy.results}>
          {({ ResultsList, data }) => <ResultsList results={data.results} />}
        </LazySection>
      </section>
      <section>
        <div className="satin-edge" data-dye="turmeric" aria-hidden="true" />
        <SectionHead {...heads.reviews} />
        <LazySection name="reviews" load={lazy.reviews}>
          {({ Reviews, data }) => <Reviews reviews={data.reviews} />}
        </LazySection>
      </section>
      <section className="section-space">
        <SectionHead {...heads.achievements} />
        <LazySection name="swatches" load={lazy.swatches}>
          {({ Swatches, data }) => <Swatches achievements={data.achievements} />}
        </LazySection>
      </section>
      <section className="chalk section-space">
        <SectionHead {...heads.journey} />
        <LazySection name="journey" load={lazy.journey}>
          {({ Journey, data }) => <Journey journey={data.journey} />}
        </LazySection>
      </section>
      <CallToAction {...callToAction}>
        <LazySection name="loose-end" load={lazy.looseEnd}>
          {({ LooseEnd, data }) => <LooseEnd callToAction={data.callToAction} />}
        </LazySection>
      </CallToAction>
    </>
  );
}

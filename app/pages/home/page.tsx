import { useEffect } from "react";
import { getContent } from "../../content/content.server";
import { metaFor } from "../../content/meta.server";
import { pageMeta } from "../../seo/page-meta";
import { LazySection } from "../../ui/lazy-section";
import type { Route } from "./+types/page";
import { CallToAction } from "./call-to-action";
import { Hero } from "./hero";
import { openingData, sectionData } from "./home-data.server";
import { code, prepareInTurn } from "./lazy-code";
import { Proof } from "./proof";
import { SectionHead } from "./section-head";
import { WovenHead } from "./woven-heading";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export function loader() {
  return {
    dye: "indigo",
    meta: metaFor(getContent().home.meta, "/"),
    ...openingData(),
    sections: sectionData(),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { headline, slides, proof, heads, sections } = loaderData;
  // Talks to the browser's idle time: code that is likely needed next is fetched before it is.
  useEffect(prepareInTurn, []);
  return (
    <>
      <Hero headline={headline} slides={slides} />
      <Proof {...proof} />
      <section className="section-space">
        <WovenHead {...heads.services} />
        <LazySection name="cloths" load={code.cloths}>
          {({ ServiceCloths }) => <ServiceCloths services={sections.services} />}
        </LazySection>
      </section>
      <section>
        <SectionHead {...heads.featured} />
        <LazySection name="featured" load={code.featured}>
          {({ FeaturedGrid }) => <FeaturedGrid featured={sections.featured} />}
        </LazySection>
      </section>
      <section className="section-space">
        <SectionHead {...heads.blog} />
        <LazySection name="blog" load={code.blog}>
          {({ BlogLead }) => <BlogLead posts={sections.posts} />}
        </LazySection>
      </section>
      <section className="chalk home-top">
        <SectionHead {...heads.techStack} />
        <LazySection name="stack" load={code.stack}>
          {({ TieUp }) => <TieUp techStack={sections.techStack} />}
        </LazySection>
      </section>
      <section className="dyed home-top" data-dye="lac">
        <SectionHead {...heads.showcase} />
        <LazySection name="line" load={code.line}>
          {({ Clothesline }) => <Clothesline showcase={sections.showcase} />}
        </LazySection>
      </section>
      <section className="dyed" data-dye="turmeric">
        <div className="satin-edge" data-dye="lac" aria-hidden="true" />
        <SectionHead {...heads.results} />
        <LazySection name="results" load={code.results}>
          {({ ResultsList }) => <ResultsList results={sections.results} />}
        </LazySection>
      </section>
      <section>
        <div className="satin-edge" data-dye="turmeric" aria-hidden="true" />
        <SectionHead {...heads.reviews} />
        <LazySection name="reviews" load={code.reviews}>
          {({ Reviews }) => <Reviews reviews={sections.reviews} />}
        </LazySection>
      </section>
      <section className="section-space">
        <SectionHead {...heads.achievements} />
        <LazySection name="swatches" load={code.swatches}>
          {({ Swatches }) => <Swatches achievements={sections.achievements} />}
        </LazySection>
      </section>
      <section className="chalk section-space">
        <SectionHead {...heads.journey} />
        <LazySection name="journey" load={code.journey}>
          {({ Journey }) => <Journey journey={sections.journey} />}
        </LazySection>
      </section>
      <CallToAction {...loaderData.callToAction}>
        <LazySection name="loose-end" load={code.looseEnd}>
          {({ LooseEnd }) => <LooseEnd callToAction={sections.callToAction} />}
        </LazySection>
      </CallToAction>
    </>
  );
}

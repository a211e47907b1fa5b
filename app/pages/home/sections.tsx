import type { ReactNode } from "react";
import type { HomeSection } from "../../content/schema/home-page.server";
import { LazySection } from "../../ui/lazy-section";
import type { OpeningData } from "./home-data.server";
import { lazy } from "./lazy";
import { SectionHead } from "./section-head";
import { WovenHead } from "./woven-heading";
import "./sections.css";
import "./lazy-boxes.css";

/** What stands below a section's heading; its code and data come when it is near. */
const BODIES: Record<HomeSection, ReactNode> = {
  services: (
    <LazySection name="cloths" load={lazy.cloths}>
      {({ ServiceCloths, data }) => <ServiceCloths services={data.services} />}
    </LazySection>
  ),
  featured: (
    <LazySection name="featured" load={lazy.featured}>
      {({ FeaturedGrid, data }) => <FeaturedGrid featured={data.featured} />}
    </LazySection>
  ),
  blog: (
    <LazySection name="blog" load={lazy.blog}>
      {({ BlogLead, data }) => <BlogLead posts={data.posts} />}
    </LazySection>
  ),
  techStack: (
    <LazySection name="stack" load={lazy.stack}>
      {({ TieUp, data }) => <TieUp techStack={data.techStack} />}
    </LazySection>
  ),
  showcase: (
    <LazySection name="line" load={lazy.line}>
      {({ Clothesline, data }) => <Clothesline showcase={data.showcase} />}
    </LazySection>
  ),
  results: (
    <LazySection name="results" load={lazy.results}>
      {({ ResultsList, data }) => <ResultsList results={data.results} />}
    </LazySection>
  ),
  reviews: (
    <LazySection name="reviews" load={lazy.reviews}>
      {({ Reviews, data }) => <Reviews reviews={data.reviews} />}
    </LazySection>
  ),
  achievements: (
    <LazySection name="swatches" load={lazy.swatches}>
      {({ Swatches, data }) => <Swatches achievements={data.achievements} />}
    </LazySection>
  ),
  journey: (
    <LazySection name="journey" load={lazy.journey}>
      {({ Journey, data }) => <Journey journey={data.journey} />}
    </LazySection>
  ),
};

/** The ground that a section stands on where it has no dye of its own. */
const GROUNDS: Partial<Record<HomeSection, string>> = {
  services: "section-space",
  blog: "section-space",
  techStack: "chalk home-top",
  achievements: "section-space",
  journey: "chalk section-space",
};

/** The sections that the agency lists, in its order. A dyed one changes into what follows by a satin edge. */
export function Sections({ sections, heads, threads }: Pick<OpeningData, "sections" | "heads" | "threads">) {
  return sections.map(({ name, dye }, index) => {
    const above = sections[index - 1]?.dye;
    const ground = dye ? (above ? "dyed" : "dyed home-top") : GROUNDS[name];
    return (
      <section key={name} className={ground} data-dye={dye}>
        {above && <div className="satin-edge" data-dye={above} aria-hidden="true" />}
        {name === "services" ? (
          <WovenHead {...heads.services} threads={threads} />
        ) : (
          <SectionHead {...heads[name]} />
        )}
        {BODIES[name]}
      </section>
    );
  });
}

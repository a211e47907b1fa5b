import type { ReactNode } from "react";
import type { HomeSection } from "../../content/schema/home-page.server";
import { LazySection } from "../../ui/lazy-section";
import type { OpeningData } from "./home-data.server";
import { lazy } from "./lazy";
import { PlainList } from "./plain-list";
import { SectionHead, type SectionLook } from "./section-head";
import { usePrinting } from "./use-printing";
import { WovenHead } from "./woven-heading";
import "./sections.css";
import "./lazy-boxes.css";

/** What stands below a section's heading; its code and data come when it is near. */
const BODIES: Record<HomeSection, ReactNode> = {
  services: (
    <LazySection name="services" load={lazy.services}>
      {({ Services, ThreadCrossing, data }) => (
        <>
          <Services services={data.services} />
          <ThreadCrossing as="rod" run={data.threads.services} />
        </>
      )}
    </LazySection>
  ),
  featured: (
    <LazySection name="featured" load={lazy.featured}>
      {({ Featured, Threads, data }) => (
        <>
          <Threads run={data.threads.featured} />
          <Featured featured={data.featured} />
        </>
      )}
    </LazySection>
  ),
  blog: (
    <LazySection name="blog" load={lazy.blog}>
      {({ Blog, Threads, data }) => (
        <>
          <Threads run={data.threads.blog} />
          <Blog posts={data.posts} />
        </>
      )}
    </LazySection>
  ),
  techStack: (
    <LazySection name="tech-stack" load={lazy.techStack}>
      {({ TechStack, Threads, data }) => (
        <>
          <Threads run={data.threads.techStack} />
          <TechStack techStack={data.techStack} />
        </>
      )}
    </LazySection>
  ),
  showcase: (
    <LazySection name="showcase" load={lazy.showcase}>
      {({ Showcase, ThreadCrossing, data }) => (
        <>
          <ThreadCrossing as="line" run={data.threads.showcase} />
          <Showcase showcase={data.showcase} />
        </>
      )}
    </LazySection>
  ),
  results: (
    <LazySection name="results" load={lazy.results}>
      {({ Results, Threads, data }) => (
        <>
          <Threads run={data.threads.results} />
          <Results results={data.results} run={data.threads.results} />
        </>
      )}
    </LazySection>
  ),
  reviews: (
    <LazySection name="reviews" load={lazy.reviews}>
      {({ Reviews, Threads, data }) => (
        <>
          <Threads run={data.threads.reviews} />
          <Reviews reviews={data.reviews} />
        </>
      )}
    </LazySection>
  ),
  achievements: (
    <LazySection name="achievements" load={lazy.achievements}>
      {({ Achievements, Threads, data }) => (
        <>
          <Threads run={data.threads.achievements} />
          <Achievements achievements={data.achievements} />
        </>
      )}
    </LazySection>
  ),
  journey: (
    <LazySection name="journey" load={lazy.journey}>
      {({ Journey, Threads, data }) => (
        <>
          <Threads run={data.threads.journey} />
          <Journey journey={data.journey} />
        </>
      )}
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

/** How a section is headed where what it shows speaks first, or beside its heading. */
const LOOKS: Partial<Record<HomeSection, SectionLook>> = {
  featured: "bar-large",
  blog: "middle",
  results: "bar-side",
  reviews: "bar",
  achievements: "side",
  journey: "aside",
};

/** The sections that the agency lists, in its order. A dyed one changes into what follows by a satin edge. */
export function Sections({
  sections,
  heads,
  threads,
  plain,
}: Pick<OpeningData, "sections" | "heads" | "threads" | "plain">) {
  const isOnPaper = usePrinting();
  return sections.map(({ name, dye }, index) => {
    const above = sections[index - 1]?.dye;
    const ground = dye ? (above ? "dyed" : "dyed home-top") : GROUNDS[name];
    return (
      <section key={name} className={ground} data-dye={dye} data-count={plain[name].length}>
        {above && <div className="satin-edge" data-dye={above} aria-hidden="true" />}
        {name === "services" ? (
          <WovenHead {...heads.services} threads={threads} />
        ) : (
          <SectionHead {...heads[name]} look={LOOKS[name]} />
        )}
        {BODIES[name]}
        <PlainList items={plain[name]} isOnPaper={isOnPaper} />
      </section>
    );
  });
}

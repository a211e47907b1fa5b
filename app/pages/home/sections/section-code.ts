import { ornaments } from "agency/ornaments";
import { type ComponentType, createElement, type ReactNode } from "react";
import { PREFIX } from "../../../lib/prefix";
import type { HomeOutline, SectionHeadingProps } from "../../../ornaments";
import type { Load } from "../../../ui/lazy-section";
import type { SectionsContent } from "./page-sections.server";
import heights from "./reserved-heights.module.css";
import type { SectionName } from "./sections.server";
import { loadTechStack } from "./tech-stack/load-tech-stack";

export type SectionProps<Data> = { data: Data };

type SectionCode = {
  /** Fetches the section's code and data. */
  load: Load<(home: HomeOutline) => ReactNode>;
  /** The class that reserves the section's height. */
  reservedHeight: string | undefined;
  /** A heading that the agency draws instead of the default heading. */
  Heading?: ComponentType<SectionHeadingProps> | undefined;
};

/** The code of each section of sections.server.ts. */
export const SECTION_CODE: Record<SectionName, SectionCode> = {
  services: {
    ...section("services", () => import("./services/services.section")),
    Heading: ornaments.servicesHeading,
  },
  featured: section("featured", () => import("./featured/featured.section")),
  blog: section("blog", () => import("./blog/blog.section")),
  techStack: {
    ...section("techStack", loadTechStack),
    reservedHeight: ornaments.techStackPlay ? heights.techStackPlay : heights.techStack,
  },
  showcase: section("showcase", () => import("./showcase/showcase.section")),
  results: section("results", () => import("./results/results.section")),
  reviews: section("reviews", () => import("./reviews/reviews.section")),
  achievements: section("achievements", () => import("./achievements/achievements.section")),
  journey: section("journey", () => import("./journey/journey.section")),
};

/** Returns a section's code: its component with its data, inside the agency's wrapper of every section. */
function section<Name extends SectionName>(
  name: Name,
  loadComponent: () => Promise<{ default: ComponentType<SectionProps<NonNullable<SectionsContent[Name]>>> }>,
): SectionCode {
  const load = async () => {
    const [{ default: Section }, wrapper, content] = await Promise.all([
      loadComponent(),
      ornaments.sectionWrapper?.(),
      loadContent(),
    ]);
    const data = content[name];
    if (!data) throw new Error(`/home-sections.json has no '${name}'`);
    return (home: HomeOutline) => {
      const children = createElement(Section, { data });
      return wrapper ? createElement(wrapper.default, { home, section: name, children }) : children;
    };
  };
  return { load, reservedHeight: heights[name] };
}

/** The sections' data (content-json.ts), fetched with the first section and again after a failure. */
let content: Promise<SectionsContent> | undefined;

async function fetchContent(): Promise<SectionsContent> {
  const address = `${PREFIX}/home-sections.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function loadContent() {
  content ??= fetchContent().catch((error) => {
    content = undefined;
    throw error;
  });
  return content;
}

import * as achievements from "./achievements/schema.server.ts";
import * as blog from "./blog/schema.server.ts";
import * as featured from "./featured/schema.server.ts";
import * as journey from "./journey/schema.server.ts";
import * as results from "./results/schema.server.ts";
import * as reviews from "./reviews/schema.server.ts";
import * as services from "./services/schema.server.ts";
import * as showcase from "./showcase/schema.server.ts";
import * as techStack from "./tech-stack/schema.server.ts";

/**
 * All home sections in the default order, by the name of their block in `pages/home.yaml`. page-sections.server.ts lists
 * their data and section-code.ts their components; `npm run typecheck` names a section that is missing there.
 */
export const SECTIONS = {
  services,
  featured,
  blog,
  techStack,
  showcase,
  results,
  reviews,
  achievements,
  journey,
};

export type SectionName = keyof typeof SECTIONS;

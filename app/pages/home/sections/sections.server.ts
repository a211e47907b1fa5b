import * as achievements from "./achievements/data.server.ts";
import * as blog from "./blog/data.server.ts";
import * as featured from "./featured/data.server.ts";
import * as journey from "./journey/data.server.ts";
import * as results from "./results/data.server.ts";
import * as reviews from "./reviews/data.server.ts";
import * as services from "./services/data.server.ts";
import * as showcase from "./showcase/data.server.ts";
import * as techStack from "./tech-stack/data.server.ts";

/**
 * The schema and data of all home sections in the default order, by the name of their block in `pages/home.yaml`.
 * section-code.ts lists their components; `npm run typecheck` reports a missing one.
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

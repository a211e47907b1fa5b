import * as achievements from "./achievements/schema.server.ts";
import * as blog from "./blog/schema.server.ts";
import * as featured from "./featured/schema.server.ts";
import * as journey from "./journey/schema.server.ts";
import * as results from "./results/schema.server.ts";
import * as reviews from "./reviews/schema.server.ts";
import * as services from "./services/schema.server.ts";
import * as showcase from "./showcase/schema.server.ts";
import * as techStack from "./techStack/schema.server.ts";

/**
 * Every section that the home page may show, in the default order. The name is that of its folder, whose other files
 * registry.ts and sections-data.server.ts find, and of its block in `pages/home.yaml`.
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

export type HomeSection = keyof typeof SECTIONS;

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
 * All home sections in the default order. Each name is that of the section's folder, where registry.ts and
 * sections-data.server.ts find its other files, and of its block in `pages/home.yaml`.
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

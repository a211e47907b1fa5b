import type { Ornaments } from "../../app/ornaments";
import { WovenWordmark } from "./wordmark/woven-wordmark";

/** What this agency draws itself, by the product's places (app/ornaments.ts). */
export const ornaments: Ornaments = {
  wordmark: WovenWordmark,
  footerVisit: () => import("./visit/visit"),
  techStackPlay: () => import("./loom/tie-up"),
};

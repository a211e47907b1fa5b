/** What this agency draws itself, under the names of the product's places (app/ornaments.ts). */
export { loadTieUp as techStackPlay } from "./loom/load-tie-up";
export { loadVisit as footerVisit } from "./visit/load-visit";
export { WovenWordmark as wordmark } from "./wordmark/woven-wordmark";

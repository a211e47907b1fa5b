/** What this agency draws itself, under the names of the product's places (app/ornaments.ts). */

export { loadTieUp as techStackPlay } from "./loom/load-tie-up";
export { loadThreads as loadHomeLine } from "./threads/load-threads";
export { LooseEnd as closingLink } from "./threads/loose-end";
export { ResultRope as resultMark } from "./threads/rope";
export { ThreadEnd as homeLineEnd } from "./threads/thread-end";
export { WovenHeading as servicesHeading } from "./threads/woven-heading";
export { loadVisit as footerVisit } from "./visit/load-visit";
export { WovenWordmark as wordmark } from "./wordmark/woven-wordmark";

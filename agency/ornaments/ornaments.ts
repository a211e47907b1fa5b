/** This agency's ornaments, under the names of the product's slots (app/ornaments.ts). */

export { LongTable as aboutTeam } from "./long-table/long-table";
export { loadTieUp as techStackPlay } from "./loom/load-tie-up";
export { MissingFrame as missingFrame } from "./missing/missing-frame";
export { MissingPattern as missingPattern } from "./missing/missing-pattern";
export { stationPictures } from "./station-pictures/station-pictures";
export { loadThreads as sectionWrapper } from "./threads/load-threads";
export { WovenHeading as servicesHeading } from "./threads/woven-heading";
export { loadVisit as footerVisit, loadVisitThanks as thanks } from "./visit/load-visit";
export { WovenWordmark as wordmark } from "./wordmark/woven-wordmark";

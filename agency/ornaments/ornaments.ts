/** What this agency draws itself, under the names of the product's places (app/ornaments.ts). */
export { AboutHero as aboutHero } from "./about-hero/about-hero";
export { LongTable as aboutTeam } from "./long-table/long-table";
export { MissingFrame as missingFrame } from "./missing/missing-frame";
export { MissingPattern as missingPattern } from "./missing/missing-pattern";
export { stationPictures } from "./station-pictures/station-pictures";
export { StorySwatch as storySwatch } from "./story-swatch/story-swatch";
export { ValueCards as aboutValues } from "./value-cards/value-cards";

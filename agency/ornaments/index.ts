import type { Fits } from "../../app/ornaments";

/** What this agency draws itself, by the product's places (app/ornaments.ts). */
export * as ornaments from "./places";
export type Places = Fits<typeof import("./places")>;

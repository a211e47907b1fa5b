import type { Ornaments } from "../../app/ornaments";

/** What this agency draws itself, by the product's places (app/ornaments.ts). */
export const ornaments: Ornaments = {};

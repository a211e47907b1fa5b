import type { Ornaments } from "./ornaments";

/** Stands for `agency/ornaments` where an agency has none. */
export const ornaments: Ornaments = {};

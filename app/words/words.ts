import type * as en from "./en.ts";

/** Interface texts. Every language has the same structure. */
export type Words = typeof en;

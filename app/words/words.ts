import type * as en from "./en.ts";

/** The words of the interface; every language has the same. */
export type Words = typeof en;

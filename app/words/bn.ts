import type { Words } from "./en.ts";
import { en } from "./en.ts";
export const bn: Words = en;

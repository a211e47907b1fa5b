import { z } from "zod";
import { callToAction, text } from "./primitives.server.ts";

/** `pages/project.yaml`: what stands on every project's page besides its own words. */
export const projectPageSchema = z.strictObject({ callToAction, gallery: text(60) });

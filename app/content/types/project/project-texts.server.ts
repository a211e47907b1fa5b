import { z } from "zod";
import { callToAction, text } from "../../schema/fields.server.ts";
import type { PageFile } from "../page-type.server.ts";

const projectTextsSchema = z.strictObject({ callToAction, gallery: text(60) });

/** Texts that all project pages share. */
export const projectTexts: PageFile<typeof projectTextsSchema> = {
  file: "pages/project.yaml",
  schema: projectTextsSchema,
};

import { z } from "zod";
import { readTheme } from "../brand/theme.server.ts";
import { listFolder, Problems, readRawYaml } from "../files/read-files.server.ts";
import type { Blank, ContentType } from "../types/content-type.server.ts";
import { CONTENT_TYPES } from "../types/index.server.ts";
import type { Choices } from "./template.server.ts";

/** The content types that `npm run new` supports, by their name in the command. */
export const KINDS: Readonly<Record<string, ContentType & { blank: Blank }>> = Object.fromEntries(
  CONTENT_TYPES.flatMap(([, type]) =>
    type.blank ? [[type.blank.command, { ...type, blank: type.blank }]] : [],
  ),
);

const aboutSchema = z.object({
  team: z.object({ members: z.array(z.object({ name: z.string() })) }),
});

/** Returns the values that the agency's files allow for fields. */
export function choicesOf(root: string): Choices {
  const problems = new Problems(root);
  const accents = readTheme(root, problems)?.accents ?? [];
  const about = aboutSchema.safeParse(readRawYaml(root, "pages/about.yaml", problems)).data;
  return {
    serviceCategory: listFolder(root, "services", ".yaml"),
    accent: accents,
    color: accents,
    ...(about && { author: about.team.members.map(({ name }) => name) }),
  };
}

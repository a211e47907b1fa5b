import { z } from "zod";
import { Problems, readRawYaml } from "../../files/read-files.server.ts";
import type { Translation } from "../../language/translation.server.ts";
import { pictureAt } from "../../pictures/pictures.server.ts";
import type { Content, Pages } from "../../schema/content.server.ts";
import { setType } from "../../typography/typography.server.ts";

type Member = NonNullable<Pages["about"]["team"]>["members"][number];

/** Returns the team member with a name; undefined if the About page has none. */
export function teamMember(content: Content, name: string): Member | undefined {
  return content.pages.about.team?.members.find((member) => member.name === name);
}

/** Returns a member's portrait; undefined if there is none. */
export function portraitOf(content: Content, member: Pick<Member, "image" | "alt"> | undefined) {
  return member?.image && member.alt ? pictureAt(content, member.image, member.alt) : undefined;
}

/** Returns a member's name as the translated About page writes it; undefined without a translation. */
export function nameInTeam(translation: Translation | undefined, name: string): string | undefined {
  const pairs = translation?.states.get("pages/about.yaml")?.pairs ?? [];
  const isName = /^team\.members\[\d+\]\.name$/;
  return pairs.find(({ field, original }) => isName.test(field) && setType(original) === setType(name))
    ?.words;
}

/** Reports a name that is not in the team. Without a team on the About page, any name is valid. */
export function checkMember(
  { pages }: Content,
  name: string,
  file: string,
  field: string,
  problems: Problems,
): void {
  const members = pages.about.team?.members.map((member) => member.name);
  const message = `'${name}' is not in the team of pages/about.yaml: use ${members?.join(", ")}`;
  if (members && !members.includes(name)) problems.add(file, field, message);
}

const teamSchema = z.object({
  team: z.object({ members: z.array(z.object({ name: z.string() })) }),
});

/** Returns the names of the team for the field `author`. Returns none if the agency shows no team. */
export function memberChoices(root: string): { author?: string[] } {
  const about = teamSchema.safeParse(readRawYaml(root, "pages/about.yaml", new Problems(root))).data;
  return about ? { author: about.team.members.map(({ name }) => name) } : {};
}

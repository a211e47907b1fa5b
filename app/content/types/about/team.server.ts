import { getContent } from "../../content.server.ts";
import { pictureAt } from "../../read/cards.server.ts";
import type { Pages } from "../../schema/content.server.ts";

type Member = NonNullable<Pages["about"]["team"]>["members"][number];

/** The member of the team with that name; undefined where the About page has none. */
export function teamMember(name: string): Member | undefined {
  return getContent().pages.about.team?.members.find((member) => member.name === name);
}

/** A member's portrait, if there is one. */
export function portraitOf(member: Pick<Member, "image" | "alt"> | undefined) {
  return member?.image && member.alt ? pictureAt(member.image, member.alt) : undefined;
}

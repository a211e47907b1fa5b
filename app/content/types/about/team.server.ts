import { pictureAt } from "../../read/cards.server.ts";
import type { Content, Pages } from "../../schema/content.server.ts";

type Member = NonNullable<Pages["about"]["team"]>["members"][number];

/** The member of the team with that name; undefined where the About page has none. */
export function teamMember(content: Content, name: string): Member | undefined {
  return content.pages.about.team?.members.find((member) => member.name === name);
}

/** A member's portrait, if there is one. */
export function portraitOf(content: Content, member: Pick<Member, "image" | "alt"> | undefined) {
  return member?.image && member.alt ? pictureAt(content, member.image, member.alt) : undefined;
}

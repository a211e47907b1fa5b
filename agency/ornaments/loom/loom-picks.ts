import { BRIEF_LIMITS, EMPTY_BRIEF, toFragment } from "../../../app/lib/brief";
import type { TechStackPlayProps } from "../../../app/ornaments";
import type { DrawnPick } from "../cloth/cloth-svg";
import { PICKS, weaveStack } from "./weave-stack";

type TechStack = TechStackPlayProps["stack"];

/** What the visitor has taken off the loom: ids of services, names of tools. */
export type Resting = { services: readonly string[]; tools: readonly string[] };

/** One repeat: how many ends it has, and its picks from first to last. */
export type Repeat = { ends: number; picks: DrawnPick[] };

/** What is on the loom. */
type Choice = { services: TechStack["services"]; tools: TechStack["tools"] };

/** The services and tools that do not rest, in the order of the table. */
export function chosenOf({ services, tools }: TechStack, resting: Resting): Choice {
  return {
    services: services.filter(({ id }) => !resting.services.includes(id)),
    tools: tools.filter(({ name }) => !resting.tools.includes(name)),
  };
}

/**
 * The repeat that the loom weaves: a service that rests is a treadle that nobody treads, so its picks are not
 * thrown; a tool that rests is a shaft that stays down, so its warp never covers the weft.
 * @param colorOf the colour of a service's weft, by its accent.
 */
export function repeatOf(stack: TechStack, resting: Resting, colorOf: (accent: string) => string): Repeat {
  const { services } = chosenOf(stack, resting);
  const tieUp = services.map(({ id }) =>
    stack.tools.map((tool) => !resting.tools.includes(tool.name) && tool.services.includes(id)),
  );
  const { ends, wefts } = weaveStack(tieUp);
  const picks = wefts.flatMap((runs, treadle) =>
    Array.from({ length: PICKS }, (_, pick) => ({
      color: colorOf(services[treadle]?.color ?? ""),
      runs: runs.filter(({ y }) => y === treadle * PICKS + pick),
    })),
  );
  return { ends, picks };
}

/** The choice as lines of a text: the services, and the tools unless all of them are in. */
export function choiceText(stack: TechStack, resting: Resting, texts: { services: string; tools: string }) {
  const { services, tools } = chosenOf(stack, resting);
  return {
    services: `${texts.services}: ${services.map(({ title }) => title).join(", ")}`,
    tools: resting.tools.length > 0 ? `${texts.tools}: ${tools.map(({ name }) => name).join(", ")}` : "",
  };
}

/** The address of a brief that says the choice: services by their ids, tools among what is fixed. */
export function briefAddress(
  stack: TechStack,
  resting: Resting,
  texts: { services: string; tools: string },
): string {
  const { tools } = choiceText(stack, resting, texts);
  const fragment = toFragment({
    ...EMPTY_BRIEF,
    services: chosenOf(stack, resting).services.map(({ id }) => id),
    other: tools.slice(0, BRIEF_LIMITS.other),
  });
  return `/contact?type=quote#${fragment}`;
}

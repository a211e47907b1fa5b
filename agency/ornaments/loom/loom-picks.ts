import { BRIEF_LIMITS, EMPTY_BRIEF, toFragment } from "../../../app/lib/brief";
import type { TechStackPlayProps } from "../../../app/ornaments";
import type { DrawnPick } from "../cloth/cloth-svg";
import { PICKS, weaveStack } from "./weave-stack";

type TechStack = TechStackPlayProps["stack"];

/**
 * The loom weaves a cloth from the services and tools that the visitor switches on.
 * `Resting` has the ids of services and the names of tools that are switched off.
 */
export type Resting = { services: readonly string[]; tools: readonly string[] };

/** A repeating pattern: its number of warp threads (ends), and its rows (picks) from first to last. */
export type Repeat = { ends: number; picks: DrawnPick[] };

/** The services and tools that are switched on. */
type Choice = { services: TechStack["services"]; tools: TechStack["tools"] };

/** Returns the services and tools that are switched on, in the order of the table. */
export function chosenOf({ services, tools }: TechStack, resting: Resting): Choice {
  return {
    services: services.filter(({ id }) => !resting.services.includes(id)),
    tools: tools.filter(({ name }) => !resting.tools.includes(name)),
  };
}

/**
 * Returns the pattern that the loom weaves. Each service is a treadle: switched off, it adds no rows. Each tool is a
 * shaft: switched off, its warp threads never cover the weft.
 * @param colorOf returns the colour of a service's weft from its accent
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

/** Returns the choice as lines of text: the services, and the tools if some of them are switched off. */
export function choiceText(stack: TechStack, resting: Resting, texts: { services: string; tools: string }) {
  const { services, tools } = chosenOf(stack, resting);
  return {
    services: `${texts.services}: ${services.map(({ title }) => title).join(", ")}`,
    tools: resting.tools.length > 0 ? `${texts.tools}: ${tools.map(({ name }) => name).join(", ")}` : "",
  };
}

/** Returns the contact page's URL with a brief: the chosen services, and the chosen tools in its field `other`. */
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

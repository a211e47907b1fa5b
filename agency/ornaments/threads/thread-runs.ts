import type { HomeOutline } from "../../../app/ornaments";

/**
 * The threads at the top of a section: the side of the page, and the threads' accents from the page's edge inwards.
 * `ground` is the section's own accent, on which a thread of the same colour would be invisible. `crossesAs` is set if
 * the threads cross to the other margin in this section.
 */
export type ThreadRun = {
  side: "left" | "right";
  accents: string[];
  ground?: string | undefined;
  crossesAs?: "rod" | "line" | undefined;
};

/** Accents of the threads that run through the heading of the services, three threads per line. */
export const IN_HEADING = ["turmeric", "lac", "leaf", "indigo", "madder", "catechu"];

/** Sections in which the threads cross to the other margin, as a rod or a line. */
const CROSSED: Partial<Record<string, "rod" | "line">> = { services: "rod", showcase: "line" };
/** The section in which the threads must be on the left, beside its large numbers. */
const LEFT = "results";

/**
 * Returns how the threads enter a section. They start at the heading of the services or, without services, in the first
 * section, on the side from which they arrive at the left of the results.
 * @returns undefined if the threads do not pass the section
 */
export function threadRun({ sections, accents }: HomeOutline, name: string): ThreadRun | undefined {
  const names = sections.map((section) => section.name);
  const first = Math.max(0, names.indexOf("services"));
  const at = names.indexOf(name);
  if (at < first) return undefined;
  const isCrossedBetween = (a: number, b: number) =>
    names.slice(Math.min(a, b), Math.max(a, b)).filter((each) => CROSSED[each]).length % 2 === 1;
  const all = threadAccents(accents);
  return {
    side: isCrossedBetween(at, Math.max(first, names.indexOf(LEFT))) ? "right" : "left",
    accents: isCrossedBetween(first, at) ? all.toReversed() : all,
    ground: sections[at]?.accent,
    crossesAs: CROSSED[name],
  };
}

/**
 * Returns one accent per service: first the accents in the heading in their order, then the others.
 * @param services accents of the services
 * @param inHeading accents in the heading. Accents without a service are left out.
 */
export function threadAccents(services: string[], inHeading = IN_HEADING): string[] {
  const rest = [...services];
  const first = inHeading.filter((accent) => rest.includes(accent) && rest.splice(rest.indexOf(accent), 1));
  return [...first, ...rest];
}

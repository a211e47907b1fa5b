import type { HomeOutline } from "../../../app/ornaments";

/**
 * The threads as they come into a section: down which margin, their accents from the page's edge inwards, and the accent
 * that the section stands in, on which a thread of the same would not be seen. Where they cross to the other margin:
 * as what.
 */
export type ThreadRun = {
  side: "left" | "right";
  accents: string[];
  ground?: string | undefined;
  crossesAs?: "rod" | "line" | undefined;
};

/** Accents of the threads that run through the heading of the services, three to a line. */
export const IN_HEADING = ["turmeric", "lac", "leaf", "indigo", "madder", "catechu"];

/** In these the threads cross to the other margin: as the rod of the cloths, as the line of the sheets. */
const CROSSED: Partial<Record<string, "rod" | "line">> = { services: "rod", showcase: "line" };
/** Its ropes start at the left, where its figures stand. */
const LEFT = "results";

/**
 * How the threads enter a section. They begin at the services' heading, or in the first section where that is left
 * out, on the side that brings them to the left of the results.
 * @returns undefined if they do not pass it.
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
 * One accent for each service: those that run through the heading first, in its order, then the others.
 * @param services their accents.
 * @param inHeading those that belong to no service are left out.
 */
export function threadAccents(services: string[], inHeading = IN_HEADING): string[] {
  const rest = [...services];
  const first = inHeading.filter((accent) => rest.includes(accent) && rest.splice(rest.indexOf(accent), 1));
  return [...first, ...rest];
}

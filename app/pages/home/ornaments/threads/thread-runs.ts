import type { HomeSection } from "../../sections/registry.server.ts";

export type Side = "left" | "right";
/**
 * The threads as they come into a section: down which margin, their accents from the page's edge inwards, and the accent
 * that the section stands in, on which a thread of the same would not be seen. Where they cross to the other margin:
 * as what.
 */
export type ThreadRun = {
  side: Side;
  accents: string[];
  ground?: string | undefined;
  crossesAs?: "rod" | "line" | undefined;
};
export type ThreadRuns = Partial<Record<HomeSection | "callToAction", ThreadRun>>;

type Section = { name: HomeSection; accent?: string | undefined };

/** In these the threads cross to the other margin: as the rod of the cloths, as the line of the sheets. */
const CROSSED: Partial<Record<HomeSection, "rod" | "line">> = { services: "rod", showcase: "line" };
/** Its ropes start at the left, where its figures stand. */
const LEFT: HomeSection = "results";

const other = (side: Side): Side => (side === "left" ? "right" : "left");

/**
 * The way of the threads through the page. They begin at the services' headline, or in the first section where
 * that is left out, on the side that brings them to the left of the results.
 * @param sections the page's, from top to bottom.
 * @param accents one for each thread, the topmost in the headline first.
 * @returns for each section that they pass, and the closing call, how they enter it.
 */
export function threadRuns(sections: Section[], accents: string[]): ThreadRuns {
  const names = sections.map(({ name }) => name);
  const passed = sections.slice(Math.max(0, names.indexOf("services")));
  const before = names.slice(names.length - passed.length, Math.max(0, names.indexOf(LEFT)));
  const crossings = before.filter((name) => CROSSED[name]).length;
  let run: ThreadRun = { side: crossings % 2 === 0 ? "left" : "right", accents };
  const runs: ThreadRuns = {};
  for (const { name, accent } of passed) {
    runs[name] = { ...run, ground: accent, crossesAs: CROSSED[name] };
    if (CROSSED[name]) run = { side: other(run.side), accents: run.accents.toReversed() };
  }
  return { ...runs, callToAction: run };
}

/**
 * One accent for each service: those that run through the headline first, in its order, then the others.
 * @param inHeadline accents of the headline's threads; those that belong to no service are left out.
 */
export function threadAccents(services: { color: string }[], inHeadline: string[]): string[] {
  const rest = services.map(({ color }) => color);
  const first = inHeadline.filter((accent) => rest.includes(accent) && rest.splice(rest.indexOf(accent), 1));
  return [...first, ...rest];
}

/**
 * The threads of which one of several ropes is twisted; the innermost leave first. Where threads are few, ropes
 * share them.
 * @param accents of all threads, from the page's edge inwards.
 * @returns each with its place, 1 at the edge.
 */
export function threadsOfRope(
  accents: string[],
  rope: number,
  ropes: number,
): { accent: string; place: number }[] {
  const placed = accents.map((accent, index) => ({ accent, place: index + 1 })).toReversed();
  const from = Math.floor((rope * placed.length) / ropes);
  const to = Math.floor(((rope + 1) * placed.length) / ropes);
  return placed.slice(from, Math.max(to, from + 1)).toReversed();
}

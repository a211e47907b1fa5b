import { whenIdle } from "../../lib/when-idle";
import { prepare } from "../../ui/lazy-section";
import type { SectionData } from "./home-data.server";

/** What the sections show stands in one small file of its own (sections-json.ts), fetched with the first. */
let sections: Promise<SectionData> | undefined;

async function fetchSections(): Promise<SectionData> {
  const response = await fetch("/home-sections.json");
  if (!response.ok) throw new Error(`/home-sections.json answered ${response.status}`);
  return response.json();
}

/** A section's code together with the data; either can fail, and both are asked for again then. */
function withData<Code extends object>(load: () => Promise<Code>) {
  return async () => {
    sections ??= fetchSections();
    try {
      const [code, data] = await Promise.all([load(), sections]);
      return { ...code, data };
    } catch (error) {
      sections = undefined;
      throw error;
    }
  };
}

/** The lazy sections, one file of code each. */
export const lazy = {
  cloths: withData(() => import("./service-cloths")),
  featured: withData(() => import("./featured-grid")),
  blog: withData(() => import("./blog-lead")),
  stack: withData(() => import("./tie-up")),
  line: withData(() => import("./clothesline")),
  results: withData(() => import("./results-list")),
  reviews: withData(() => import("./reviews")),
  swatches: withData(() => import("./swatches")),
  journey: withData(() => import("./journey")),
  looseEnd: withData(() => import("./loose-end")),
};

/** Featured work is prepared this many ms after services (specification, section 9). */
const FEATURED_DELAY = 2000;

/**
 * Fetches ahead: services when the browser is idle, featured work 2 s later (specification, section 2
 * "Home"), and then the rest in another idle moment, so that a page that is printed is whole.
 * @returns a function that calls off what has not begun.
 */
export function prepareInTurn(): () => void {
  const { cloths, featured, ...others } = lazy;
  let callOff = whenIdle(() => {
    void prepare(cloths);
    const timer = setTimeout(() => {
      void prepare(featured);
      callOff = whenIdle(() => {
        for (const load of Object.values(others)) void prepare(load);
      });
    }, FEATURED_DELAY);
    callOff = () => clearTimeout(timer);
  });
  return () => callOff();
}

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

/** What runs down the page through all of them. */
const loadThreads = () => import("./threads");

/** A section's code with the threads' and the data; what could not be fetched is asked for again the next time. */
function withData<Code extends object>(load: () => Promise<Code>) {
  return async () => {
    sections ??= fetchSections().catch((error) => {
      sections = undefined;
      throw error;
    });
    const [code, threads, data] = await Promise.all([load(), loadThreads(), sections]);
    return { ...code, ...threads, data };
  };
}

/** The lazy sections, one file of code each. */
export const lazy = {
  services: withData(() => import("./services")),
  featured: withData(() => import("./featured")),
  blog: withData(() => import("./blog")),
  techStack: withData(() => import("./tech-stack")),
  showcase: withData(() => import("./showcase")),
  results: withData(() => import("./results")),
  reviews: withData(() => import("./reviews")),
  achievements: withData(() => import("./achievements")),
  journey: withData(() => import("./journey")),
  callToAction: withData(() => import("./call-to-action-picture")),
};

/** Featured work is prepared this many ms after services, so that the two never compete. */
const FEATURED_DELAY = 2000;

/**
 * Fetches ahead: services when the browser is idle, featured work 2 s later.
 * The others wait until they are near: most visitors never come there, and on a slow phone their code would be
 * read while the page is first scrolled. The cost: a page printed before it was read has their words alone.
 * @returns a function that calls off what has not begun.
 */
export function prepareInTurn(): () => void {
  let callOff = whenIdle(() => {
    void prepare(lazy.services);
    const timer = setTimeout(() => void prepare(lazy.featured), FEATURED_DELAY);
    callOff = () => clearTimeout(timer);
  });
  return () => callOff();
}

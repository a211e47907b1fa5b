import type { DataStrategyResult } from "react-router";

/** How long the data of a page that was fetched ahead are taken for right, in ms: browsers keep such pages so long. */
const KEPT = 5 * 60_000;

type Ahead = { at: number; results: Record<string, DataStrategyResult> };
const pages = new Map<string, Ahead>();

/** Keeps what the loader of a page's route said, for the visit. @param path without a query, which no loader reads. */
export function keepAhead(path: string, routeId: string, data: unknown): void {
  pages.set(path, { at: performance.now(), results: { [routeId]: { type: "data", result: data } } });
}

/** What is kept of a page, as the router takes it from its loaders; undefined when there is nothing, or too old. */
export function keptAhead(path: string): Ahead["results"] | undefined {
  const ahead = pages.get(path);
  return ahead && performance.now() - ahead.at < KEPT ? ahead.results : undefined;
}

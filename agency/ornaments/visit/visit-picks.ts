import { keepInTab, readTab } from "../../../app/lib/tab-storage.ts";

/**
 * The footer shows a visit as a woven cloth, with one band of rows (picks) for each visited page.
 * A visit has the accents of these pages, the path of the last page, and whether the cloth is shown.
 */
export type Visit = { accents: string[]; last: string; isShown: boolean };

const KEY = "visit";
/** Rows of the cloth, and the maximum number of pages in it. */
export const ROWS = 49;
/** Minimum number of bands that fill the cloth; a shorter visit leaves the rest empty. */
const FEWEST = 7;

/** Reads the visit from the tab's storage. Returns an empty visit if the storage is blocked or unreadable. */
export function readVisit(): Visit {
  const { accents, last, isShown } = readTab(KEY);
  return {
    accents: Array.isArray(accents) ? accents.filter((accent) => typeof accent === "string") : [],
    last: String(last ?? ""),
    isShown: isShown === true,
  };
}

/** Stores a visit in this tab. @returns the same visit */
export function keepVisit(visit: Visit): Visit {
  keepInTab(KEY, visit);
  return visit;
}

/** Adds a page to the visit. A reload adds nothing. */
export function withPage(visit: Visit, path: string, accent: string): Visit {
  if (visit.last === path) return visit;
  return { ...visit, accents: [...visit.accents, accent].slice(-ROWS), last: path };
}

/** Returns one band of rows per page, counted from the lower edge of the cloth. */
export function bandsOf(accents: readonly string[]): { accent: string; from: number; to: number }[] {
  const seen = accents.slice(-ROWS);
  const sheds = Math.max(FEWEST, seen.length);
  const edge = (pick: number) => Math.round((pick * ROWS) / sheds);
  return seen.map((accent, pick) => ({ accent, from: edge(pick), to: edge(pick + 1) }));
}

/** Returns the warp thread (end) that ties down a row's weft, in an eight-end satin weave with step 3. */
export const tieOf = (row: number) => (3 * row) % 8;

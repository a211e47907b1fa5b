import { keepInTab, readTab } from "../../../app/lib/tab-storage.ts";

/** The picks of a visit: the accents of the pages seen, and the page that was seen last. No other address is kept. */
export type Visit = { accents: string[]; last: string; isShown: boolean };

const KEY = "visit";
/** The cloth is so many rows high; of more pages the latest are woven. */
export const ROWS = 49;
/** The warp is strung for so many picks at least. */
const FEWEST = 7;

/** What this tab keeps of the visit; a storage that is refused or cannot be read keeps nothing. */
export function readVisit(): Visit {
  const { accents, last, isShown } = readTab(KEY);
  return {
    accents: Array.isArray(accents) ? accents.filter((accent) => typeof accent === "string") : [],
    last: String(last ?? ""),
    isShown: isShown === true,
  };
}

/** Keeps a visit in this tab. @returns the same visit. */
export function keepVisit(visit: Visit): Visit {
  keepInTab(KEY, visit);
  return visit;
}

/** The visit with a page more; a page that is loaded again adds nothing. */
export function withPage(visit: Visit, path: string, accent: string): Visit {
  if (visit.last === path) return visit;
  return { ...visit, accents: [...visit.accents, accent].slice(-ROWS), last: path };
}

/** The picks as bands of rows, counted from the lower edge of the cloth, where a loom begins. */
export function bandsOf(accents: readonly string[]): { accent: string; from: number; to: number }[] {
  const seen = accents.slice(-ROWS);
  const sheds = Math.max(FEWEST, seen.length);
  const edge = (pick: number) => Math.round((pick * ROWS) / sheds);
  return seen.map((accent, pick) => ({ accent, from: edge(pick), to: edge(pick + 1) }));
}

/** Eight-end satin, step 3: the end that ties a row's weft down. */
export const tieOf = (row: number) => (3 * row) % 8;

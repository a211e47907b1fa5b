import { readFile } from "node:fs/promises";
import type { SiteFile } from "../hosting/rules.ts";

/** Size above which files are streamed, in bytes: a larger file would displace many others. */
const MAX_FILE = 1_000_000;
/** Number of files that the cache remembers as requested once. */
const MAX_SEEN = 10_000;

/** Returns a file's bytes from memory; undefined if it must be streamed. */
export type FileCache = (file: SiteFile) => Promise<Buffer | undefined>;

/**
 * Caches files from their second request on, so that a crawler, which requests each file once, displaces nothing. Drops the
 * least recently used file first.
 * @param maxBytes upper bound of all cached files
 */
export function createFileCache(maxBytes: number): FileCache {
  const kept = new Map<SiteFile, Promise<Buffer>>();
  const seen = new Set<SiteFile>();
  let bytes = 0;
  const drop = (file: SiteFile) => {
    if (kept.delete(file)) bytes -= file.size;
  };
  return async (file) => {
    if (file.size > Math.min(MAX_FILE, maxBytes)) return undefined;
    const known = kept.get(file);
    if (known) {
      kept.delete(file); // moves it to the end: the map is in order of last use
      kept.set(file, known);
      return known;
    }
    if (!seen.has(file)) {
      if (seen.size >= MAX_SEEN) seen.clear();
      seen.add(file);
      return undefined;
    }
    const reading = readFile(file.file);
    kept.set(file, reading);
    bytes += file.size;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
    reading.catch(() => drop(file)); // the next request tries again
    return reading;
  };
}

import { readFile } from "node:fs/promises";
import type { SiteFile } from "../hosting/rules.ts";

/** Larger files are streamed: one of them would push out many that are asked for more often. */
const MAX_FILE = 1_000_000;
/** How many files the cache remembers to have been asked for once, without keeping them. */
const MAX_SEEN = 10_000;

/** Gives the bytes of a file from memory, or undefined when it is to be streamed from disk. */
export type FileCache = (file: SiteFile) => Promise<Buffer | undefined>;

/**
 * Keeps in memory what is asked for often: a file from its second request on, the longest unused ones leaving
 * when they are more than `maxBytes` together. A crawler that fetches everything once moves nothing.
 * @param maxBytes upper bound of all kept files, in bytes
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
      kept.delete(file); // and back at the end: the map stays in order of last use
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
    reading.catch(() => drop(file)); // tried again at the next request
    return reading;
  };
}

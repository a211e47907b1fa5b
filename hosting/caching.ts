import { LANGUAGE_PREFIX } from "./resolve-path.ts";

/** Cache-Control of files with a content hash in their name. */
export const FOR_EVER = "public, max-age=31536000, immutable";
/** Cache-Control of pictures, whose names have no hash: cached for a week, then revalidated in the background. */
export const FOR_A_WEEK = "public, max-age=604800, stale-while-revalidate=31536000";
/** Cache-Control of other files: cached, but revalidated with every request. */
export const REVALIDATED = "no-cache";

/** Cache-Control of page data, which the browser prefetches when a visitor points at a link and uses on the click. */
export const FOR_A_MOMENT = "public, max-age=10";

/** Folder of files with a content hash in their name. A translation has a folder of its own, such as `/bn/assets/`. */
export const HASHED = "/assets/";
/** Content types that are cached like pictures. */
export const PICTURE_TYPE = /^(?:image|font|video)\//;

/**
 * Returns the Cache-Control of a file.
 * @param address path such as '/assets/root-abc.js'
 * @param type Content-Type of the file
 */
export function cacheControl(address: string, type: string): string {
  if (address.replace(LANGUAGE_PREFIX, "").startsWith(HASHED)) return FOR_EVER;
  if (address.endsWith(".data")) return FOR_A_MOMENT;
  return PICTURE_TYPE.test(type) ? FOR_A_WEEK : REVALIDATED;
}

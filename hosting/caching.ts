/** For files whose names carry a hash of their content. */
export const FOR_EVER = "public, max-age=31536000, immutable";
/** For pictures, whose names have no hash: cached for a week, then revalidated in the background. */
export const FOR_A_WEEK = "public, max-age=604800, stale-while-revalidate=31536000";
/** For everything else: cached, but revalidated with every request. */
export const ASKED_ABOUT = "no-cache";

/** The data of a page: prefetched when the visitor points at a link, used when the link is pressed. */
export const FOR_A_MOMENT = "public, max-age=10";

/** The folder of files whose names carry a hash; the search files of a translation are in `/bn/assets/`. */
export const HASHED = "/assets/";
const OF_LANGUAGE = /^\/[a-z]{2,3}(?:-[a-z0-9]+)*(?=\/assets\/)/;
/** Content types that are cached like pictures. */
export const PICTURE_TYPE = /^(?:image|font|video)\//;

/**
 * The Cache-Control of a file.
 * @param address its path, such as '/assets/root-abc.js'
 * @param type its Content-Type
 */
export function cacheControl(address: string, type: string): string {
  if (address.replace(OF_LANGUAGE, "").startsWith(HASHED)) return FOR_EVER;
  if (address.endsWith(".data")) return FOR_A_MOMENT;
  return PICTURE_TYPE.test(type) ? FOR_A_WEEK : ASKED_ABOUT;
}

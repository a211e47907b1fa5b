import type { Location } from "react-router";
import { withoutPrefix } from "../lib/prefix";
import { keepInTab, readTab } from "../lib/tab-storage";

/** Scroll positions in px by history entry; session storage keeps them across a reload. */
const places = new Map(Object.entries(readTab("places") as Record<string, number>));

/**
 * Returns the key of a location's history entry, or undefined once the browser has moved on (before the router does).
 * Prefers the browser's key because plain links to headings share the router's key.
 */
function entryOf({ key, pathname, hash }: Location): string | undefined {
  const shown: unknown = history.state?.key ?? "default";
  if (shown !== key || withoutPrefix(window.location.pathname) !== pathname || window.location.hash !== hash)
    return;
  return globalThis.navigation?.currentEntry?.key ?? `${key}${hash}`;
}

/** Stores the current scroll position for a location. */
export function rememberPlace(location: Location): void {
  const entry = entryOf(location);
  if (entry !== undefined) places.set(entry, scrollY);
}

/** Returns the scroll position in px that a location had when the visitor left it. */
export function placeOf(location: Location): number | undefined {
  return places.get(entryOf(location) ?? "");
}

/** Stores all scroll positions for the page after a reload. */
export function keepPlaces(): void {
  keepInTab("places", Object.fromEntries(places));
}

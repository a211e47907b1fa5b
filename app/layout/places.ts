import type { Location } from "react-router";
import { withoutPrefix } from "../lib/prefix";
import { keepInTab, readTab } from "../lib/tab-storage";

/** How far each entry of the tab's history was scrolled, in px; the tab keeps it over a reload. */
const places = new Map(Object.entries(readTab("places") as Record<string, number>));

/**
 * The key of a location's history entry; undefined once the browser has left it, which it does before the router.
 * Entries made by plain links to headings share the router's key, so the browser's key is preferred.
 */
function entryOf({ key, pathname, hash }: Location): string | undefined {
  const shown: unknown = history.state?.key ?? "default";
  if (shown !== key || withoutPrefix(window.location.pathname) !== pathname || window.location.hash !== hash)
    return;
  return globalThis.navigation?.currentEntry?.key ?? `${key}${hash}`;
}

/** Remembers how far the page of a location is scrolled now. */
export function rememberPlace(location: Location): void {
  const entry = entryOf(location);
  if (entry !== undefined) places.set(entry, scrollY);
}

/** How far the page of a location was scrolled when it was left. */
export function placeOf(location: Location): number | undefined {
  return places.get(entryOf(location) ?? "");
}

/** Keeps the places for the page that comes after a reload. */
export function keepPlaces(): void {
  keepInTab("places", Object.fromEntries(places));
}

import type { Location } from "react-router";
import { withoutPrefix } from "../lib/prefix";
import { keepInTab, readTab } from "../lib/tab-storage";

/** Scroll positions in px by history entry. Session storage keeps them across a reload. */
const positions = new Map(Object.entries(readTab("positions") as Record<string, number>));

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
export function rememberPosition(location: Location): void {
  const entry = entryOf(location);
  if (entry !== undefined) positions.set(entry, scrollY);
}

/** Returns the scroll position in px that a location had when the visitor left it. */
export function positionOf(location: Location): number | undefined {
  return positions.get(entryOf(location) ?? "");
}

/** Stores all scroll positions for the page after a reload. */
export function keepPositions(): void {
  keepInTab("positions", Object.fromEntries(positions));
}

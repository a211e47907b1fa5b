import type { Location } from "react-router";

const KEY = "places";

/** How far each entry of the tab's history was scrolled, in px; over a reload they wait in its storage. */
const places = new Map<string, number>(kept());

function kept(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Refused or unreadable: a reload then begins at the top.
    return [];
  }
}

/**
 * Names the entry of the history that a location stands for; undefined once the browser is elsewhere, which it
 * is before the router shows it. The router's own key is the same for every entry that a plain link to a
 * heading made, so the browser's is taken where it has one.
 */
function entryOf({ key, pathname, hash }: Location): string | undefined {
  const shown: unknown = history.state?.key ?? "default";
  if (shown !== key || window.location.pathname !== pathname || window.location.hash !== hash) return;
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
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]));
  } catch {
    // Refused or full.
  }
}

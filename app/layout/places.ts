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
 * Names the present entry of the history. The router's own key is the same for every entry that a plain link
 * to a heading made, so the browser's is taken where it has one.
 */
export function presentEntry(routerKey: string): string {
  return globalThis.navigation?.currentEntry?.key ?? `${routerKey}${location.hash}`;
}

export function rememberPlace(entry: string): void {
  places.set(entry, scrollY);
}

export function placeOf(entry: string): number | undefined {
  return places.get(entry);
}

/** Keeps the places for the page that comes after a reload. */
export function keepPlaces(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]));
  } catch {
    // Refused or full.
  }
}

/** Values that this browser does not store, because its storage is full or forbidden. They last until the page closes. */
const unstored = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // Browsers throw when a person forbids storage.
  }
}

export const readStored = (key: string): string | null =>
  unstored.get(key) ?? storage()?.getItem(key) ?? null;

/** Stores a value. @returns false if the value lasts only until the page closes */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
    return true;
  } catch (error) {
    console.warn("This browser does not store what is typed:", error);
    unstored.set(key, value);
    return false;
  }
}

export function forget(key: string): void {
  unstored.delete(key);
  storage()?.removeItem(key);
}

export const storedKeys = (): string[] => [...new Set([...unstored.keys(), ...Object.keys(storage() ?? {})])];

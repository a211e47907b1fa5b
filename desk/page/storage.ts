/** Values that the browser refused to store. They are lost when the page closes. */
const memory = new Map<string, string>();

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // browsers throw if the person blocks storage
  }
}

/** Returns the stored value, or null if it is missing. */
export const readItem = (key: string): string | null => memory.get(key) ?? storage()?.getItem(key) ?? null;

/** Stores a value. Returns false if the value is lost when the page closes. */
export function storeItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
    return true;
  } catch (error) {
    console.warn("This browser stores nothing, so this value lasts until the page closes:", error);
    memory.set(key, value);
    return false;
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  storage()?.removeItem(key);
}

/** Returns the names of all stored values. */
export const itemKeys = (): string[] => [...new Set([...memory.keys(), ...Object.keys(storage() ?? {})])];

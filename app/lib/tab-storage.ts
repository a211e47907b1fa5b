/** What this tab keeps under a name, empty where the storage is refused or holds nothing that can be read. */
export function readTab(name: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(name) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps a value in this tab over a reload; where the storage is refused or full, nothing is kept. */
export function keepInTab(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Works without.
  }
}

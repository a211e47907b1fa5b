/** Reads a value from session storage; {} if it is missing or storage is blocked. */
export function readTab(name: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(name) ?? "{}"));
  } catch {
    return {};
  }
}

/** Writes a value to session storage, unless storage is blocked or full. */
export function keepInTab(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Ignore the error: the site works without storage.
  }
}

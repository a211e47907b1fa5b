/** The value that this tab keeps under a name; {} if there is none, or if storage is refused. */
export function readTab(name: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(name) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps a value in this tab over a reload, unless storage is refused or full. */
export function keepInTab(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The site works without.
  }
}

type Change = (text: string, path: PropertyKey[]) => string;

/** Returns a file's data with every string changed. @param change gets each string and its path */
export function mapTexts(value: unknown, change: Change, path: PropertyKey[] = []): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]));
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...path, key])]),
  );
}

/** Splits a field into keys: "steps[1].title" → ["steps", 1, "title"]. */
export function keysOf(field: string): (string | number)[] {
  return field
    .split(/\.|\[(\d+)\]/)
    .flatMap((part, at) => (part ? [at % 2 === 1 ? Number(part) : part] : []));
}

type Change = (text: string, path: PropertyKey[]) => string;

/** A file's data with every text changed. @param change is called with each text and its path */
export function mapTexts(value: unknown, change: Change, path: PropertyKey[] = []): unknown {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]));
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change, [...path, key])]),
  );
}

/** The keys of a field: "steps[1].title" → ["steps", 1, "title"]. */
export function keysOf(field: string): (string | number)[] {
  return field
    .split(/\.|\[(\d+)\]/)
    .flatMap((part, at) => (part ? [at % 2 === 1 ? Number(part) : part] : []));
}

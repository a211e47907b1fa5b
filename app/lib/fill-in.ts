/** Fills values into an interface text: "Copy [what]" with `{ what: "number" }` becomes "Copy number". */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (brackets, name: string) => values[name] ?? brackets);
}

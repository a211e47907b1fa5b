/** Puts values into a text of the interface: "Copy [what]" with `{ what: "number" }` is "Copy number". */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (brackets, name: string) => values[name] ?? brackets);
}

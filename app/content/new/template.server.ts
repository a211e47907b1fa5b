import { isMap, isScalar, isSeq, parseDocument, stringify } from "yaml";
import { z } from "zod";

/** The subset of JSON Schema that the content schemas use. */
type Field = {
  type?: string;
  description?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  enum?: string[];
  const?: unknown;
  items?: Field;
  prefixItems?: Field[];
  anyOf?: Field[];
  properties?: Record<string, Field>;
  required?: string[];
};

/** Initial values of top-level fields. */
export type Starts = Readonly<Record<string, string | number>>;
/** Values that this agency allows for top-level fields, such as service ids and accents. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Fields with at least this `maxLength` are written as a YAML block (`|`). */
const PARAGRAPHS = 1000;

const indent = (lines: string[], by = "  ") => lines.map((line) => by + line);

/** Formats text as YAML comment lines of at most 100 characters. */
function comment(words: string): string[] {
  return indent(words.match(/\S.{0,99}(?= |$)|\S+/g) ?? [], "# ");
}

function limits(field: Field, choices?: readonly string[]): string {
  const { minLength = 0, maxLength, enum: names = choices, type } = field.items ?? field;
  if (names) return `One of: ${names.join(", ")}.`;
  if (type === "boolean") return "true or false.";
  if (maxLength === undefined) return "";
  const most = minLength > 1 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
  return field.items ? `Each ${most}.` : `${most.replace(/^a/, "A")}.`;
}

/** Returns a field's value as YAML, to follow the colon. */
function writtenValue(field: Field, start: Starts[string] | undefined): string {
  const value = start ?? field.default ?? field.const;
  if (value !== undefined) return ` ${stringify(value).trim()}`;
  if (field.type === "integer" || field.type === "number") return ` ${field.minimum ?? 0}`;
  if (field.type === "string") return (field.maxLength ?? 0) >= PARAGRAPHS ? " |" : ' ""';
  if (field.prefixItems)
    return ` [${field.prefixItems.map((item) => writtenValue(item, undefined).trim()).join(", ")}]`;
  throw new Error(`No way to write a field of the type '${field.type}'`);
}

function listLines(entry: Field): string[] {
  const items = entry.anyOf?.find(({ type }) => type !== "null") ?? entry;
  if (!items.properties) return [`  -${writtenValue(items, undefined)}`];
  return ["  -", ...indent(fieldLines(items, {}, {}, true), "    ")];
}

/**
 * Returns the lines of an object's fields, each below its explanation. Every line of an optional field starts with one
 * `#`; optional fields inside it get no second one.
 */
function fieldLines(object: Field, starts: Starts, choices: Choices, isInside: boolean): string[] {
  return Object.entries(object.properties ?? {}).flatMap(([name, field]) => {
    const isNeeded = object.required?.includes(name) ?? false;
    const explanation = [field.description ?? "", limits(field, choices[name]), isNeeded ? "" : "Optional."];
    const lines = field.properties
      ? [`${name}:`, ...indent(fieldLines(field, {}, {}, isInside || !isNeeded))]
      : field.items
        ? [`${name}:`, ...listLines(field.items)]
        : [`${name}:${writtenValue(field, starts[name])}`];
    return [
      ...comment(explanation.filter(Boolean).join(" ")),
      ...(isNeeded || isInside ? lines : indent(lines, "#")),
    ];
  });
}

/** Returns a schema's fields as YAML, each with its explanation, limits and choices. */
export function template(schema: z.ZodType, starts: Starts, choices: Choices): string {
  const fields = z.toJSONSchema(schema, { io: "input" }) as Field;
  return `${fieldLines(fields, starts, choices, false).join("\n")}\n`;
}

/**
 * Adds each field's explanation as a comment above the field. In lists, only the first entry gets comments.
 * @param source YAML
 */
export function explain(schema: z.ZodType, source: string): string {
  const document = parseDocument(source);
  explainNode(document.contents, z.toJSONSchema(schema, { io: "input" }) as Field);
  return document.toString({ lineWidth: 0 });
}

function explainNode(node: unknown, field: Field | undefined): void {
  if (isSeq(node)) explainNode(node.items[0], field?.items);
  if (!isMap(node) || node.flow) return;
  for (const { key, value } of node.items) {
    const known = isScalar(key) ? field?.properties?.[String(key.value)] : undefined;
    if (!known || !isScalar(key)) continue;
    const words = [known.description ?? "", limits(known)].filter(Boolean).join(" ");
    if (words)
      key.commentBefore = comment(words)
        .map((line) => line.slice(1))
        .join("\n");
    explainNode(value, known);
  }
}

import { stringify } from "yaml";
import { z } from "zod";

/** The part of JSON Schema that the content's schemas come to. */
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
  anyOf?: Field[];
  properties?: Record<string, Field>;
  required?: string[];
};

/** What the fields at the top of a new file begin with, by their names. */
export type Starts = Readonly<Record<string, string | number>>;
/** What the fields at the top may hold at this agency, by their names: ids of services, dyes. */
export type Choices = Readonly<Record<string, readonly string[]>>;

const WIDTH = 100;
/** A field that takes so many characters is written in paragraphs. */
const PARAGRAPHS = 1000;

const indent = (lines: string[], by = "  ") => lines.map((line) => by + line);

/** Breaks a comment at words. */
function comment(words: string): string[] {
  const lines = [""];
  for (const word of words.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return indent(lines, "# ");
}

/** What may be written into a field, as far as its schema says it. */
function limits(field: Field, choices?: readonly string[]): string {
  const { minLength = 0, maxLength, enum: names = choices, type } = field.items ?? field;
  if (names) return `One of: ${names.join(", ")}.`;
  if (type === "boolean") return "true or false.";
  if (maxLength === undefined) return "";
  const most = minLength > 1 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
  return field.items ? `Each ${most}.` : `${most.replace(/^a/, "A")}.`;
}

/** A field's value as YAML, the first line behind its name and the others below it. */
function writtenValue(field: Field, start: Starts[string] | undefined): string {
  const value = start ?? field.default ?? field.const;
  if (value !== undefined) return ` ${stringify(value).trim()}`;
  if (field.type === "integer" || field.type === "number") return ` ${field.minimum ?? 0}`;
  if (field.type === "string") return (field.maxLength ?? 0) >= PARAGRAPHS ? " |" : ' ""';
  throw new Error(`No way to write a field of the type '${field.type}'`);
}

/** A list with one entry, to be copied. */
function listLines(entry: Field): string[] {
  const items = entry.anyOf?.find(({ type }) => type !== "null") ?? entry;
  if (!items.properties) return [`  -${writtenValue(items, undefined)}`];
  return ["  -", ...indent(fieldLines(items, {}, {}, true), "    ")];
}

/**
 * Every field of an object, each below its explanation. A field that may be left out is commented out as a whole,
 * by one `#` before each line; what stands in such a field is not commented out a second time.
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

/**
 * A file's fields as YAML, each explained: what it is, how long it may be, what can be chosen. Written from the
 * schema itself, so it cannot differ from what the check wants.
 */
export function template(schema: z.ZodType, starts: Starts, choices: Choices): string {
  const fields = z.toJSONSchema(schema, { io: "input" }) as Field;
  return `${fieldLines(fields, starts, choices, false).join("\n")}\n`;
}

import { z } from "zod";
import { didYouMean } from "./nearest-word.server.ts";

type Issue = z.core.$ZodIssue;

/** Types, as editors of YAML know them. */
const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list: each entry on a line of its own that begins with '- '",
  object: "a group of fields, each on a line of its own, two spaces further in",
};

/** The schema behind optional fields and those with a default. */
function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const inner = schema && (schema._zod.def as { innerType?: z.core.$ZodType }).innerType;
  return inner ? unwrapped(inner) : schema;
}

/** The schema of a field; undefined inside a union. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema;
  for (const part of path) {
    const whole = unwrapped(at);
    if (whole instanceof z.ZodObject) at = whole.shape[String(part)];
    else if (whole instanceof z.ZodArray) at = whole.element;
    else return undefined;
  }
  return at;
}

/** What is wrong with a field and what to write instead. @param issue made with `reportInput` */
export function issueWords(issue: Issue, schema: z.core.$ZodType): string {
  const { code, input, message } = issue;
  if (code === "unrecognized_keys") {
    const whole = unwrapped(schemaAt(schema, issue.path));
    const known = whole instanceof z.ZodObject ? Object.keys(whole.shape) : [];
    return issue.keys
      .map((key) => `there is no field '${key}' here${didYouMean(key, known)}: use ${known.join(", ")}`)
      .join("; ");
  }
  if (input === undefined && (code === "invalid_type" || code === "invalid_value")) {
    const field = schemaAt(schema, issue.path);
    const description = field && z.globalRegistry.get(field)?.description;
    return description ? `is missing. ${description}` : "is missing: write it";
  }
  if (code === "invalid_type" && message.startsWith("Invalid input"))
    return `must be ${KINDS[issue.expected] ?? issue.expected}`;
  if (code === "invalid_value") {
    const known = issue.values.map(String);
    const why = message.startsWith("Invalid") ? `cannot stand here: use one of ${known.join(", ")}` : message;
    return `'${input}' ${why}${didYouMean(String(input), known)}`;
  }
  if (code === "too_big" && typeof input === "string") return `${message}, and has ${input.trim().length}`;
  return message;
}

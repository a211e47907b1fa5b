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

/** What to do about a YAML error, by its code; the parser says only where it is. */
const YAML_REMEDIES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a text that holds ': ' needs quotation marks around it",
  TAB_AS_INDENT: "use spaces, not tabs, at the start of a line",
  MISSING_CHAR: "a quotation mark or bracket that was opened is not closed",
  BAD_INDENT: "the line must begin as far in as those that belong with it",
  DUPLICATE_KEY: "the field stands there twice: delete one",
};

/** A YAML error's line and what to do about it. @param code the parser's code. @param message its words, many lines */
export function yamlWords(code: string, message: string): string {
  const where = /at line \d+/.exec(message)?.[0];
  const remedy = YAML_REMEDIES[code];
  return where && remedy
    ? `is not valid YAML ${where}: ${remedy}`
    : `is not valid YAML: ${message.split("\n")[0]?.replace(/:$/, "")}`;
}

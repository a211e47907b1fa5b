import { z } from "zod";
import { didYouMean } from "./nearest-word.server.ts";

/** Names of data types for people who edit YAML. */
const TYPE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  string: "a text: put it in quotation marks",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list: each entry on a line of its own that begins with '- '",
  object: "a group of fields, each on a line of its own, two spaces further in",
};

/** Zod messages for people who edit YAML. Messages set in a schema take precedence. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  const { code, input, inst } = issue;
  if (code === "unrecognized_keys") {
    const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
    const values = (input ?? {}) as Record<string, unknown>;
    // YAML reads `{ title: Bread, butter and jam }` as a title and an empty field.
    const cut = issue.keys.find((key) => / /.test(key) && values[key] === null);
    if (cut) return `a text with a comma inside { } needs quotation marks: '${cut}' was read as a field`;
    const faults = issue.keys.map((key) => `there is no field '${key}' here${didYouMean(key, known)}`);
    return faults.map((fault) => `${fault}: use ${known.join(", ")}`).join("; ");
  }
  if (code !== "invalid_type" && code !== "invalid_value") return undefined;
  if (input === undefined) {
    const description = inst instanceof z.core.$ZodType && z.globalRegistry.get(inst)?.description;
    return description ? `is missing. ${description}` : "is missing: write it";
  }
  if (code === "invalid_type") return `must be ${TYPE_DESCRIPTIONS[issue.expected] ?? issue.expected}`;
  const known = issue.values.map(String);
  return `'${input}' is not known here: use one of ${known.join(", ")}${didYouMean(String(input), known)}`;
};

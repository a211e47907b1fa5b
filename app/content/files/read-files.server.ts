import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readTextFile, TextFileError } from "../../../server/text-file.ts";
import type { Translation } from "../language/translation.server.ts";
import { setType, setTypeIn } from "../typography/typography.server.ts";
import { issueWords } from "./issue-words.server.ts";
import { fillMarkdown, fillTexts, hasNameInBraces, NAMES, type SiteValues } from "./site-values.server.ts";
import { readYamlText, type YamlText } from "./yaml-text.server.ts";

/** Files that keep straight quotes and apostrophes. */
const AS_WRITTEN = new Set([
  "site.yaml",
  "pictures.json",
  "pages/not-found.yaml",
  "pages/post-not-found.yaml",
  "pages/project.yaml",
]);

/** All problems of the content, each with file, field and fix. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    const count = `${problems.length} error${problems.length === 1 ? "" : "s"}`;
    super(`The content has ${count}:\n${problems.join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Collects problems, so that all are reported at once. */
export class Problems {
  readonly list: string[] = [];
  readonly #folder: string;
  /** Returns the file that a problem names: the translated file if there is one. */
  fileOf = (file: string): string => file;
  /** Functions that find the line of a field, by YAML file. */
  readonly lines = new Map<string, YamlText["lineOf"]>();
  /** @param folder the agency's folder, the start of every problem */
  constructor(folder: string) {
    this.#folder = folder;
  }
  /** Adds a problem. @param file path within the agency's folder @param field such as `caseStudy.results[2]` */
  add(file: string, field: string, message: string): void {
    const problem = `${this.#folder}/${this.fileOf(file)}: ${field ? `${field}: ` : ""}${message}`;
    if (!this.list.includes(problem)) this.list.push(problem);
  }
  /** Adds a problem with the field's line number, if the file has the field. */
  addWithLine(file: string, path: readonly PropertyKey[], message: string): void {
    const line = this.lines.get(this.fileOf(file))?.(path);
    this.add(file, z.core.toDotPath(path), line === undefined ? message : `${message} (line ${line})`);
  }
}

export type Reading = {
  root: string;
  problems: Problems;
  /** Values of site.yaml for `{name}` in texts. */
  values: SiteValues;
  /** Undefined for the original. */
  translation?: Translation | undefined;
};

const lacking = (name: string) =>
  `site.yaml has no value for '{${name}}': write it there, or another text here`;

/** Fills in values of site.yaml, sets typographic quotes and validates the data. */
function validate<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: string,
  { problems, values }: Reading,
): z.infer<Schema> | undefined {
  const filled = fillTexts(data, values, (path, name) => {
    const known = NAMES.map((each) => `{${each}}`).join(", ");
    const unknown = `'{${name}}' is not a word of site.yaml: use one of ${known}`;
    problems.add(file, z.core.toDotPath(path), NAMES.includes(name) ? lacking(name) : unknown);
  });
  const read = AS_WRITTEN.has(file) ? filled : setTypeIn(filled);
  const result = schema.safeParse(read, { reportInput: true, error: issueWords });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    // Skip text in which values are not filled in: its length is unknown until site.yaml is correct.
    if (typeof issue.input === "string" && hasNameInBraces(issue.input)) continue;
    // Name the line: a value of the wrong type is usually text that needs quotation marks.
    if (issue.code === "invalid_type") problems.addWithLine(file, issue.path, issue.message);
    else problems.add(file, z.core.toDotPath(issue.path), issue.message);
  }
  return undefined;
}

/** Parses YAML. Returns undefined and reports problems if invalid. @param before lines of the file above the YAML */
function parseYaml(source: string, file: string, problems: Problems, before = 0): unknown {
  const { data, faults, lineOf } = readYamlText(source, before);
  for (const fault of faults) problems.add(file, "", fault);
  problems.lines.set(file, lineOf);
  return data;
}

/** Reads a text file. Returns undefined and reports a problem if it is missing or not UTF-8. */
export function readText(root: string, file: string, problems: Problems): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.add(file, "", "is missing: write it (the agency's README.md says what belongs in it)");
    return undefined;
  }
  try {
    return readTextFile(path);
  } catch (error) {
    if (!(error instanceof TextFileError)) throw error;
    problems.add(file, "", error.reason);
    return undefined;
  }
}

/** Reads a YAML file without validation. Returns undefined and reports problems if it is unreadable. */
export function readRawYaml(root: string, file: string, problems: Problems): unknown {
  const source = readText(root, file, problems);
  return source === undefined ? undefined : parseYaml(source, file, problems);
}

/** Reads and validates a YAML file. Returns undefined and reports problems if it is invalid. */
export function readYaml<Schema extends z.ZodType>(schema: Schema, file: string, reading: Reading) {
  const { root, problems, translation } = reading;
  const data = readRawYaml(root, file, problems);
  if (data === undefined) return undefined;
  return validate(schema, translation ? translation.apply(schema, file, data) : data, file, reading);
}

/** A Markdown file: the unvalidated front matter, and the Markdown after it. */
export type RawMarkdown = { fields: unknown; body: string };

/** Reads a Markdown file with front matter. Returns undefined and reports problems if it is unreadable. */
export function readRawMarkdown(root: string, file: string, problems: Problems): RawMarkdown | undefined {
  const source = readText(root, file, problems);
  if (source === undefined) return undefined;
  const parts = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(source);
  if (!parts) {
    problems.add(file, "", "must start with front matter: a line '---', the fields, a line '---'");
    return undefined;
  }
  // Keep the first line's indentation, which may mark code.
  const body = (parts[2] ?? "").replace(/^(?:[ \t]*\n)+/, "").trimEnd();
  if (body === "") problems.add(file, "text", "must not be empty: write it below the second line '---'");
  const fields = parseYaml(parts[1] ?? "", file, problems, 1);
  return fields === undefined ? undefined : { fields, body };
}

/** Reads and validates a Markdown file. `original` is the unvalidated original of a translation. */
export function readMarkdown<Schema extends z.ZodType>(schema: Schema, file: string, reading: Reading) {
  const { root, problems, values, translation } = reading;
  const original = readRawMarkdown(root, file, problems);
  if (original === undefined) return undefined;
  const raw = translation ? translation.applyMarkdown(schema, file, original) : original;
  const fields = validate(schema, raw.fields, file, reading);
  const body = fillMarkdown(raw.body, values, (name) => problems.add(file, "text", lacking(name)));
  return fields && { fields, body: setType(body), original };
}

/** Lists a folder's files with an extension: sorted names without the extension. */
export function listFolder(root: string, folder: string, extension: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const { compare } = new Intl.Collator("en", { numeric: true });
  return readdirSync(path)
    .filter((name) => name.endsWith(extension) && !name.startsWith("."))
    .map((name) => name.slice(0, -extension.length))
    .sort(compare);
}

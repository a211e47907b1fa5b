import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";

/** All that is wrong with the content, found in one reading. Each line names the file, the field and the fix. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The content has ${problems.length} error${problems.length === 1 ? "" : "s"}:\n${problems.join("\n")}`,
    );
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Collects problems while files are read, so that an editor sees all of them at once. */
export class Problems {
  readonly list: string[] = [];
  /** @param file path from the repository's root. @param field path of the field, e.g. `caseStudy.results[2]`. */
  add(file: string, field: string, message: string): void {
    this.list.push(`${file}: ${field ? `${field}: ` : ""}${message}`);
  }
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (all, part) =>
      typeof part === "number" ? `${all}[${part}]` : all ? `${all}.${String(part)}` : String(part),
    "",
  );
}

function validate<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: string,
  problems: Problems,
): z.infer<Schema> | undefined {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.add(file, fieldPath(issue.path), issue.message);
  return undefined;
}

function parseYaml(source: string, file: string, problems: Problems): unknown {
  const document = parseDocument(source, { prettyErrors: true });
  for (const error of document.errors) {
    problems.add(file, "", `is not valid YAML: ${error.message.split("\n")[0]}`);
  }
  return document.errors.length > 0 ? undefined : document.toJS();
}

function readText(root: string, file: string, problems: Problems): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.add(file, "", "is missing: write it (see the README's cookbook)");
    return undefined;
  }
  return readFileSync(path, "utf8");
}

/** Reads one YAML file against its schema; `undefined` (and problems noted) when it cannot be used. */
export function readYaml<Schema extends z.ZodType>(
  schema: Schema,
  root: string,
  file: string,
  problems: Problems,
): z.infer<Schema> | undefined {
  const source = readText(root, file, problems);
  if (source === undefined) return undefined;
  const data = parseYaml(source, file, problems);
  return data === undefined ? undefined : validate(schema, data, file, problems);
}

/** A Markdown file with YAML front matter: `---`, fields, `---`, text. */
export function readMarkdown<Schema extends z.ZodType>(
  schema: Schema,
  root: string,
  file: string,
  problems: Problems,
): { fields: z.infer<Schema>; body: string } | undefined {
  const source = readText(root, file, problems);
  if (source === undefined) return undefined;
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!parts) {
    problems.add(file, "", "must start with front matter: a line '---', the fields, a line '---'");
    return undefined;
  }
  const data = parseYaml(parts[1] ?? "", file, problems);
  const fields = data === undefined ? undefined : validate(schema, data, file, problems);
  return fields === undefined ? undefined : { fields, body: (parts[2] ?? "").trim() };
}

/** Names (without extension) of the files of one folder that end in `extension`, sorted. */
export function listFolder(root: string, folder: string, extension: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(extension) && !name.startsWith("."))
    .map((name) => name.slice(0, -extension.length))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

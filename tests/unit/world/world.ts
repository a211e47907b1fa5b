import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../../../app/content/files/read-files.server.ts";
import { readContent } from "../../../app/content/read-content.server.ts";
import { readExample } from "../content/content-copy.ts";

const { posts } = readExample();

/** Writes a post. Each of `fields` is a line of YAML that replaces the default line. */
export function writePost(root: string, slug: string, fields: Record<string, string>, body = "Text."): void {
  const [{ author = "", featuredImage = "", alt = "" } = {}] = posts;
  const all = {
    ...{ id: slug, title: slug, slug, category: "Signs and maps", featuredImage, alt: JSON.stringify(alt) },
    ...{ excerpt: "Two sentences. They are short.", author, date: "2026-03-10", ...fields },
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(join(root, `posts/${slug}.md`), `---\n${lines.join("")}---\n\n${body}\n`);
}

/** Replaces the line of a file that begins with `start`. */
export function replaceLine(root: string, file: string, start: string, line: string): void {
  const path = join(root, file);
  const lines = readFileSync(path, "utf8").split("\n");
  const at = lines.findIndex((each) => each.startsWith(start));
  if (at === -1) throw new Error(`${file} has no line '${start}'`);
  writeFileSync(path, lines.with(at, line).join("\n"));
}

/** Returns the problems of an agency's content, without the agency's folder in their paths. */
export function problemsOf(root: string): string[] {
  try {
    readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => problem.replace(`${root}/`, ""));
  }
}

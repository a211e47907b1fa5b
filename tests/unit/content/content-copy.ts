import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { namedAddresses } from "../../../app/content/pictures/prepare.server.ts";
import { readContent } from "../../../app/content/read-content.server.ts";
import type { Content } from "../../../app/content/schema/content.server.ts";
import { temporaryDirectory } from "../../message-path/fixture-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The agency whose content the tests change. Its content is small, so that reading it is fast. */
export const EXAMPLE = "examples/fern-and-field";
const FOLDERS = ["pages", "services", "projects", "posts", "legal"];

/** Copies an agency's folder for one test. Pictures, films and fonts are links to the original files. */
export function copyContent(agency = EXAMPLE): string {
  const root = temporaryFolder();
  copyInto(root, agency);
  return root;
}

/** Reads the content of the example agency, which has no problems. */
export function readExample(): Content {
  const { directory, remove } = temporaryDirectory("example");
  copyInto(directory, EXAMPLE);
  const content = readContent(directory);
  remove();
  return content;
}

function copyInto(root: string, agency: string): void {
  const files = readdirSync(agency).filter((name) => /\.(?:yaml|css|svg)$/.test(name));
  for (const part of [...files, ...FOLDERS.filter((name) => existsSync(join(agency, name)))])
    cpSync(join(agency, part), join(root, part), { recursive: true });
  for (const folder of ["pictures", "films", "fonts"].filter((name) => existsSync(join(agency, name))))
    symlinkSync(resolve(agency, folder), join(root, folder));
  writeMeasures(root);
}

/** Writes the same size for all pictures, as for drawn pictures, so that the tests convert no photograph. */
export function writeMeasures(root: string): void {
  const measures = { width: 1280, height: 960, widths: [640, 1280], color: "#808080" };
  const pictures = namedAddresses(root).map((address) => [address, measures]);
  writeFileSync(join(root, "pictures.json"), JSON.stringify(Object.fromEntries(pictures)));
}

/** The data of a YAML file in a copy, which a test may change. */
// biome-ignore lint/suspicious/noExplicitAny: content before validation may be anything.
export type Draft = any;

/** Changes the data of a YAML file, or of the front matter of a Markdown file. */
export function change(root: string, file: string, edit: (data: Draft) => void): void {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const [, head = source, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const data = parse(head);
  edit(data);
  const written = stringify(data);
  writeFileSync(path, body === undefined ? written : `---\n${written}---\n${body}`);
}

import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { readPrepared } from "../../../app/content/pictures/prepare.server.ts";
import { agencyFolder } from "../../../app/content/read/agency-folder.server.ts";
import { withPrepared } from "../../../app/content/read/pictures.server.ts";

const FOLDERS = ["pages", "services", "projects", "posts", "legal"];

/** A copy of the agency's folder that a test may change; its pictures, films and fonts are the originals. */
export function copyContent(): string {
  const agency = resolve(agencyFolder());
  const root = mkdtempSync(join(tmpdir(), "content-"));
  const files = readdirSync(agency).filter((name) => /\.(?:yaml|css|svg|json)$/.test(name));
  for (const part of [...files, ...FOLDERS.filter((name) => existsSync(join(agency, name)))])
    cpSync(join(agency, part), join(root, part), { recursive: true });
  for (const folder of ["pictures", "films", "fonts"].filter((name) => existsSync(join(agency, name))))
    symlinkSync(join(agency, folder), join(root, folder));
  writeMeasures(root);
  return root;
}

/** Photographs are prepared for the agency's own folder: a copy has their measures as drawn pictures have theirs. */
export function writeMeasures(root: string): void {
  const file = join(root, "pictures.json");
  const drawn = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  writeFileSync(file, JSON.stringify(withPrepared(drawn, readPrepared(agencyFolder()))));
}

/** What a YAML file of a copy holds: a test changes it as it likes. */
// biome-ignore lint/suspicious/noExplicitAny: content before validation may be anything.
type Draft = any;

/** Changes the data of a YAML file, or of a Markdown file's head. */
export function change(root: string, file: string, edit: (data: Draft) => void): void {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  const [, head = source, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const data = parse(head);
  edit(data);
  const written = stringify(data);
  writeFileSync(path, body === undefined ? written : `---\n${written}---\n${body}`);
}

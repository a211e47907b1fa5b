import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { ROOT } from "./processes.ts";

/** Folders with large files, of which only size and time are hashed. */
const LARGE = /[\\/](?:pictures|films)[\\/]/;

/** Returns the files below a folder, sorted, as paths from the project's root. */
export function filesBelow(folder: string): string[] {
  const root = resolve(ROOT, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, relative(root, join(entry.parentPath, entry.name))))
    .sort();
}

/** Returns a hash over files of the project and over settings. */
export function fingerprint(files: readonly string[], settings: readonly string[]): string {
  const hash = createHash("sha256").update(settings.join("\0"));
  for (const path of files) {
    const file = resolve(ROOT, path);
    const { size, mtimeMs } = statSync(file);
    hash.update(`\0${path}\0`).update(LARGE.test(path) ? `${size} ${mtimeMs}` : readFileSync(file));
  }
  return hash.digest("hex");
}

/** Whether a stamp file holds this hash. */
export const hasStamp = (stamp: string, print: string) =>
  existsSync(stamp) && readFileSync(stamp, "utf8") === print;

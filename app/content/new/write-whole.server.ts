import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Where something is made before it is renamed to its place, so that nobody finds half of it. */
function unfinishedPath(path: string): string {
  return join(dirname(path), `.${basename(path)}.unfinished`);
}

/** Writes a file and the folders above it. */
export function writeWhole(path: string, text: string): void {
  const unfinished = unfinishedPath(path);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Makes a folder in the place of an empty one or of none. @param fill gets the folder to write to */
export async function makeWhole(path: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = unfinishedPath(path);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    // An empty folder, which only some systems replace.
    if (existsSync(path)) rmSync(path, { recursive: true });
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

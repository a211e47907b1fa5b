import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Returns a temporary path next to `path`. Renaming the finished file or folder never leaves a partial one. */
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

/** Makes a folder, or replaces an empty one. @param fill writes into the given temporary folder */
export async function makeWhole(path: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = unfinishedPath(path);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    // Remove an empty folder first: not all systems replace it.
    if (existsSync(path)) rmSync(path, { recursive: true });
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

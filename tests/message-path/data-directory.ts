import { cpSync } from "node:fs";
import { inject } from "vitest";
import { temporaryDirectory } from "./fixture-site.ts";

/** Puts a new, empty database where a server would make one: `lifecycle.test.ts` sees it made. */
export function putDatabase(dataDir: string): void {
  cpSync(inject("newDatabase"), dataDir, { recursive: true });
}

/** A temporary data directory with a new, empty database in it. */
export function dataDirectory(name: string): { directory: string; remove: () => void } {
  const made = temporaryDirectory(name);
  putDatabase(made.directory);
  return made;
}

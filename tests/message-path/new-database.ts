import { mkdirSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { temporaryDirectory, writeFixtureSite } from "./fixture-site.ts";
import { runProgram } from "./run-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data directory with a new embedded database, to be copied. */
    newDatabase: string;
  }
}

/**
 * Creates an embedded database once for all test files, because creating one takes five times as long as opening it.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const { directory, remove } = temporaryDirectory("new");
  const site = writeFixtureSite();
  const dataDir = path.join(directory, "data");
  mkdirSync(dataDir);
  const making = runProgram("prepare-database.ts", { ...site.settings, DATA_DIR: dataDir });
  if ((await making.ended) !== 0) throw new Error(`No database could be made:\n${making.stderr()}`);
  site.remove();
  project.provide("newDatabase", dataDir);
  return remove;
}

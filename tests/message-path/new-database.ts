import { mkdirSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../server/open-database.ts";
import { temporaryDirectory } from "./fixture-site.ts";
import { ROOT } from "./run-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data directory with a new embedded database, to be copied. */
    newDatabase: string;
  }
}

/** Makes a new embedded database once for all files: to make one takes five times as long as to start on one. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { directory, remove } = temporaryDirectory("new");
  const dataDir = path.join(directory, "data");
  mkdirSync(dataDir);
  const place = { databaseUrl: undefined, dataDir, supabaseDir: path.join(ROOT, "supabase") };
  await (await openDatabase(place)).close();
  project.provide("newDatabase", dataDir);
  return remove;
}

import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { openPglite } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Where the embedded database lies within the data directory. */
export function embeddedDatabaseDir(dataDir: string): string {
  return path.join(dataDir, "database");
}

/**
 * Makes sure that the embedded database exists. A new one is made beside its place and moved there when it
 * is complete, so that a start that is killed halfway leaves nothing broken.
 * @returns the absolute path of the database
 */
export async function prepareEmbeddedDatabase(dataDir: string, supabaseDir: string): Promise<string> {
  const directory = embeddedDatabaseDir(dataDir);
  if (existsSync(directory)) return directory;
  console.log("Creating the database for messages (once, about 5 seconds) …");
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await openPglite(unfinished);
  await migrate(database, supabaseDir, false);
  await database.close();
  renameSync(unfinished, directory);
  return directory;
}

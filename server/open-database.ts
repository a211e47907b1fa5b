import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

type DatabaseLocation = Pick<Config, "databaseUrl" | "dataDir" | "supabaseDir">;

/** Whether the database exists; always true with DATABASE_URL. */
export function hasDatabase(location: DatabaseLocation): boolean {
  return location.databaseUrl !== undefined || existsSync(embeddedDirectory(location));
}

/**
 * Opens PostgreSQL at DATABASE_URL, or else the embedded database. Creates a new embedded database under another name and
 * renames it when it is complete, so that a killed process leaves no broken database.
 * @throws StartError when the database cannot be used
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  // Imported here, because loading PGlite takes half a second and programs that only send tasks do not need it.
  const { openPglite, openPostgres } = await import("./database.ts");
  if (location.databaseUrl) return openPostgres(location.databaseUrl);
  const directory = embeddedDirectory(location);
  if (!existsSync(directory)) {
    console.log("Creating the database for messages (once, about 5 seconds) …");
    const unfinished = `${directory}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const database = await openPglite(unfinished);
    await migrate(database, location.supabaseDir, false);
    await database.close();
    renameSync(unfinished, directory);
  }
  return openPglite(directory);
}

function embeddedDirectory({ dataDir }: DatabaseLocation): string {
  return path.join(dataDir, "database");
}

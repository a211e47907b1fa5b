import { cpSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { openDatabase } from "../../server/open-database.ts";
import { ROOT } from "./run-server.ts";

/** Copies a new, empty database into a data directory. */
export function putDatabase(dataDir: string): void {
  cpSync(inject("newDatabase"), dataDir, { recursive: true });
}

/**
 * Runs statements in the database of these settings, which no server may have open. Returns the rows of the last
 * statement.
 */
export async function inDatabase<Row>(
  settings: Readonly<Record<string, string>>,
  ...statements: string[]
): Promise<Row[]> {
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL ? new URL(settings.DATABASE_URL) : undefined,
    dataDir: settings.DATA_DIR ?? "",
    supabaseDir: path.join(ROOT, "supabase"),
  });
  try {
    return await database.transaction(async (sql) => {
      for (const statement of statements.slice(0, -1)) await sql.run(statement);
      return sql.query<Row>(statements.at(-1) ?? "");
    });
  } finally {
    await database.close();
  }
}

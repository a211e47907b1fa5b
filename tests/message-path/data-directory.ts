import { cpSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { openDatabase } from "../../server/open-database.ts";
import { ROOT } from "./run-server.ts";

/** Puts a new, empty database where a server would make one: `lifecycle.test.ts` sees it made. */
export function putDatabase(dataDir: string): void {
  cpSync(inject("newDatabase"), dataDir, { recursive: true });
}

/**
 * Runs statements in the database of these settings, for what the commands do not show; no server may have it open.
 * @returns the rows of the last statement
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

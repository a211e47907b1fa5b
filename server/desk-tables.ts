import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Rows, Statement } from "./statements.ts";

const MIGRATIONS = path.resolve(import.meta.dirname, "../desk/migrations");
const MIGRATION = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

/** The key of the advisory lock under which desks that start together migrate one after the other. */
const LOCK = 7_402_151_831;

/**
 * Makes the desk's tables, which a database has only once the desk is used: applies the new files of desk/migrations/,
 * each in a transaction, and records them where the other migrations are.
 * @param batch runs statements in one transaction and returns the rows of each
 */
export async function makeDeskTables(
  batch: (statements: readonly Statement[]) => Promise<Rows[]>,
): Promise<void> {
  const files = readdirSync(MIGRATIONS).filter((file) => MIGRATION.test(file));
  const [rows = []] = await batch([
    { text: "select version from supabase_migrations.schema_migrations", values: [] },
  ]);
  const applied = new Set(rows.map(({ version }) => version));
  for (const file of files.sort()) {
    const { version = "", name = "" } = MIGRATION.exec(file)?.groups ?? {};
    if (applied.has(version)) continue;
    const statements = readFileSync(path.join(MIGRATIONS, file), "utf8");
    await batch([
      { text: `set local statement_timeout = 0; select pg_advisory_xact_lock(${LOCK})` },
      { text: statements },
      {
        text: "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
        values: [version, name, statements],
      },
    ]);
  }
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Database, Sql } from "./database.ts";
import { errorText, StartError } from "./start-error.ts";

/** The name of a migration, as the Supabase CLI writes it. */
const MIGRATION = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

/** Key of an advisory lock: servers that start at the same time migrate a PostgreSQL database one after the other. */
const LOCK = 7_402_151_830;

const DESK_MIGRATIONS = path.resolve(import.meta.dirname, "../desk/migrations");

/**
 * Applies the new files of `migrations/` in one transaction and records them in the Supabase CLI's table.
 * @param supabaseDir absolute path of supabase/
 * @param withOptionalFields also applies optional/contact-fields.sql, which is safe to repeat
 * @throws StartError naming the file that failed
 */
export async function migrate(
  database: Database,
  supabaseDir: string,
  withOptionalFields: boolean,
): Promise<void> {
  await database.transaction(async (sql) => {
    await applyNew(sql, path.join(supabaseDir, "migrations"));
    if (withOptionalFields) await apply(sql, path.join(supabaseDir, "optional", "contact-fields.sql"));
  });
}

/** Creates or updates the desk's tables, which a database has only if a desk was ever started. */
export async function migrateDesk(database: Database): Promise<void> {
  await database.transaction((sql) => applyNew(sql, DESK_MIGRATIONS));
}

async function applyNew(sql: Sql, directory: string): Promise<void> {
  // Waiting for another server's migrations may take longer than the time limit of requests.
  await sql.run(`set local statement_timeout = 0; select pg_advisory_xact_lock(${LOCK})`);
  for (const file of await pendingMigrations(sql, directory)) {
    const statements = await apply(sql, file);
    const { version = "", name = "" } = MIGRATION.exec(path.basename(file))?.groups ?? {};
    await sql.query(RECORD, [version, name, statements]);
  }
}

const RECORD =
  "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])";

async function pendingMigrations(sql: Sql, directory: string): Promise<string[]> {
  const [table] = await sql.query<{ exists: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  );
  if (!table?.exists) {
    await sql.run(
      "create schema if not exists supabase_migrations; create table supabase_migrations.schema_migrations (version text not null primary key, statements text[], name text)",
    );
  }
  const applied = new Set(
    (await sql.query<{ version: string }>("select version from supabase_migrations.schema_migrations")).map(
      ({ version }) => version,
    ),
  );
  return readdirSync(directory)
    .sort()
    .filter((file) => {
      const version = MIGRATION.exec(file)?.groups?.version;
      return version !== undefined && !applied.has(version);
    })
    .map((file) => path.join(directory, file));
}

/** Runs an SQL file. @returns its statements */
async function apply(sql: Sql, file: string): Promise<string> {
  const statements = readFileSync(file, "utf8");
  try {
    await sql.run(statements);
  } catch (error) {
    throw new StartError(
      `${file.split(path.sep).slice(-3).join("/")} could not be applied (${errorText(error)}): correct the database or the file, then start again.`,
    );
  }
  return statements;
}

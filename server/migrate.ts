import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Database } from "./database.ts";
import { errorText, StartError } from "./start-error.ts";

/** The Supabase CLI's names, so that both know what the other has applied. */
const MIGRATION = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

/** Any fixed number: two servers that start on one PostgreSQL database take turns. */
const LOCK = 7_402_151_830;

/**
 * Brings a database up to date: applies the files of `migrations/` that it has not seen, each in a
 * transaction of its own, and records them in the Supabase CLI's table.
 * @param supabaseDir absolute path of supabase/
 * @param withPhoneAndCompany also applies optional/contact-phone-company.sql, which may run again and again
 * @throws StartError naming the file that failed
 */
export async function migrate(
  database: Database,
  supabaseDir: string,
  withPhoneAndCompany: boolean,
): Promise<void> {
  await database.run(`select pg_advisory_lock(${LOCK})`);
  try {
    for (const file of await pendingMigrations(database, path.join(supabaseDir, "migrations"))) {
      await apply(database, file, RECORD);
    }
    if (withPhoneAndCompany) {
      await apply(database, path.join(supabaseDir, "optional", "contact-phone-company.sql"));
    }
  } finally {
    await database.run(`select pg_advisory_unlock(${LOCK})`).catch(() => {}); // released with the connection
  }
}

const RECORD =
  "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])";

async function pendingMigrations(database: Database, directory: string): Promise<string[]> {
  const [table] = await database.query<{ exists: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  );
  if (!table?.exists) {
    await database.run(
      "create schema if not exists supabase_migrations; create table supabase_migrations.schema_migrations (version text not null primary key, statements text[], name text)",
    );
  }
  const applied = new Set(
    (
      await database.query<{ version: string }>("select version from supabase_migrations.schema_migrations")
    ).map(({ version }) => version),
  );
  return readdirSync(directory)
    .sort()
    .filter((file) => {
      const version = MIGRATION.exec(file)?.groups?.version;
      return version !== undefined && !applied.has(version);
    })
    .map((file) => path.join(directory, file));
}

async function apply(database: Database, file: string, record?: string): Promise<void> {
  const statements = readFileSync(file, "utf8");
  try {
    await database.run(`begin; ${statements}`);
    const { version = "", name = "" } = MIGRATION.exec(path.basename(file))?.groups ?? {};
    if (record) await database.query(record, [version, name, statements]);
    await database.run("commit");
  } catch (error) {
    await database.run("rollback").catch(() => {}); // the first error is the one to tell
    throw new StartError(
      `supabase/${path.basename(path.dirname(file))}/${path.basename(file)} could not be applied (${errorText(error)}): correct the database or the file, then start again.`,
    );
  }
}

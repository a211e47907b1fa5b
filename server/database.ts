import { PGlite } from "@supabase/lite/pglite";
import postgres from "postgres";
import { errorCode, errorText, StartError } from "./start-error.ts";

/** The little of SQL that the server itself uses; the same over the embedded database and PostgreSQL. */
export type Database = {
  /** Runs one or more statements without parameters. */
  run(statements: string): Promise<void>;
  /** Runs one statement with $1, $2 … and returns its rows. */
  query<Row>(statement: string, parameters?: readonly string[]): Promise<Row[]>;
  close(): Promise<void>;
};

/**
 * Waits until an embedded database is open.
 * @throws StartError when its files cannot be used
 */
export async function whenOpen(directory: string, opening: Promise<unknown>): Promise<void> {
  try {
    await opening;
  } catch (error) {
    throw new StartError(
      `The database in ${directory} cannot be opened (${errorText(error)}): put back a copy of it, or move it away to start an empty one.`,
    );
  }
}

/**
 * Opens an embedded database, or makes a new one where there is none.
 * @throws StartError when its files cannot be used
 */
export async function openPglite(directory: string): Promise<Database> {
  const pglite = new PGlite(directory);
  await whenOpen(directory, pglite.waitReady);
  return pgliteDatabase(pglite);
}

/** An embedded database as a Database. */
export function pgliteDatabase(pglite: PGlite): Database {
  return {
    run: async (statements) => void (await pglite.exec(statements)),
    query: async <Row>(statement: string, parameters: readonly string[] = []) =>
      (await pglite.query<Row>(statement, [...parameters])).rows,
    close: () => pglite.close(),
  };
}

/** Options of every connection to PostgreSQL; a request that takes longer than this fails with a 503. */
export const POSTGRES_OPTIONS = {
  connect_timeout: 10,
  onnotice: () => {},
  connection: { application_name: "loomwright", statement_timeout: 10_000 },
} as const;

/**
 * Opens one connection to a PostgreSQL server and checks that it is one the migrations can run on.
 * @throws StartError when the server does not answer, refuses, or is unfit; never with the password in it
 */
export async function openPostgres(url: URL): Promise<Database> {
  const sql = postgres(url.href, { ...POSTGRES_OPTIONS, max: 1 });
  const database: Database = {
    run: async (statements) => void (await sql.unsafe(statements).simple()),
    query: async <Row>(statement: string, parameters: readonly string[] = []) =>
      [...(await sql.unsafe(statement, [...parameters]))] as Row[],
    close: () => sql.end({ timeout: 5 }),
  };
  try {
    await checkPostgres(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {}); // the first error is the one to tell
    throw error instanceof StartError ? error : unreachable(url, error);
  }
}

async function checkPostgres(database: Database): Promise<void> {
  const [server] = await database.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  if (server && server.version < 150_000) {
    throw new StartError(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(server.version / 10_000)}: version 15 or later is needed.`,
    );
  }
  if (server && server.encoding !== "UTF8") {
    throw new StartError(
      `DATABASE_URL leads to a database in ${server.encoding}: create one with 'createdb -E UTF8 -T template0 <name>'.`,
    );
  }
}

function unreachable(url: URL, error: unknown): StartError {
  const server = `${url.hostname}:${url.port || 5432}`;
  const isAnswer = /^[0-9A-Z]{5}$/.test(errorCode(error) ?? "");
  return new StartError(
    isAnswer
      ? `PostgreSQL at ${server} refused the connection (${errorText(error)}): correct DATABASE_URL.`
      : `PostgreSQL does not answer at ${server} (${errorCode(error) ?? errorText(error)}): start it, or correct DATABASE_URL.`,
  );
}

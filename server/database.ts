import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { checkDisk, diskProblem } from "./disk.ts";
import { errorCode, errorText, StartError } from "./start-error.ts";
import { watchEventLoop } from "./watch-event-loop.ts";

/** A connection to the embedded database or PostgreSQL. */
export type Sql = {
  /** Runs one or more statements without parameters. */
  run(statements: string): Promise<void>;
  /** Runs a statement with $1, $2 … and returns its rows. */
  query<Row>(statement: string, parameters?: readonly Value[]): Promise<Row[]>;
  /** Runs a statement with $1, $2 … and returns its rows and the number of rows that it changed or found. */
  execute(statement: string, parameters?: readonly Value[]): Promise<Result>;
};

/** A parameter; without a cast (`$1::text`) it has the type of its column. */
export type Value = string | number | boolean | Date | null;

export type Result = { rows: Record<string, unknown>[]; count: number };

export type Database = Sql & {
  /** Runs a task in a transaction, which is rolled back when the task fails. */
  transaction<T>(task: (sql: Sql) => Promise<T>): Promise<T>;
  /** @throws DiskError when the embedded database must not write, because it would hang on a full disk */
  checkDisk(): void;
  close(): Promise<void>;
};

/**
 * A quarter of PostgreSQL's default buffers halves the processor time to open the database, and saves 100 MB of memory.
 */
const BUFFERS = ["-c", "shared_buffers=32MB"];

/**
 * Opens or creates an embedded database with one connection. PGlite blocks the event loop, so each transaction starts
 * in a new turn: otherwise many messages would delay the pages. If PGlite hangs on a full disk, this process ends.
 * @throws StartError when its files cannot be used
 */
export async function openPglite(directory: string): Promise<Database> {
  const endWatch = watchEventLoop(
    `The embedded database in ${directory} hangs, so this process ends. Is the disk full? Make room and start it again.`,
  );
  const pglite = new PGlite(directory, { startParams: [...PGlite.defaultStartParams, ...BUFFERS] });
  try {
    await pglite.waitReady;
  } catch (error) {
    endWatch();
    const remedy = "put back a copy of it, or move it away to start an empty one";
    throw new StartError(
      `The database in ${directory} cannot be opened (${errorText(error)}): ${diskProblem(path.dirname(directory)) ?? remedy}.`,
    );
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...pgliteSql(pglite),
    transaction: (task) => {
      const done = last
        .then(() => nextTurn())
        .then(() => pglite.transaction((transaction) => task(pgliteSql(transaction))));
      last = done.catch(() => {}); // the next transaction runs even after a failure
      return done;
    },
    checkDisk: () => checkDisk(directory),
    close: async () => {
      await pglite.close();
      endWatch();
    },
  };
}

function pgliteSql(pglite: Pick<PGlite, "exec" | "query">): Sql {
  return {
    run: async (statements) => void (await pglite.exec(statements)),
    query: async <Row>(statement: string, parameters: readonly Value[] = []) =>
      (await pglite.query<Row>(statement, [...parameters])).rows,
    execute: async (statement, parameters = []) => {
      const { rows, affectedRows } = await pglite.query<Result["rows"][number]>(statement, [...parameters]);
      return { rows, count: affectedRows ?? rows.length };
    },
  };
}

/** `statement_timeout` in ms; requests that take longer fail with 503. */
const POSTGRES_OPTIONS = {
  connect_timeout: 10,
  onnotice: () => {},
  connection: { application_name: "agency-site", statement_timeout: 10_000 },
} as const;

/**
 * Opens a pool of at most ten connections to a PostgreSQL server and checks that the migrations can run on it.
 * @throws StartError when the server is unreachable, refuses, or has an unsuitable version; its message omits the
 * password
 */
export async function openPostgres(url: URL): Promise<Database> {
  const sql = postgres(url.href, POSTGRES_OPTIONS);
  const database: Database = {
    ...postgresSql(sql),
    transaction: async <T>(task: (sql: Sql) => Promise<T>) =>
      (await sql.begin((transaction) => task(postgresSql(transaction)))) as T,
    checkDisk: () => {}, // PostgreSQL handles a full disk
    close: () => sql.end({ timeout: 5 }),
  };
  try {
    await checkPostgres(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {}); // ignored, because the first error is reported
    throw error instanceof StartError ? error : unreachable(url, error);
  }
}

function postgresSql(sql: postgres.ISql): Sql {
  return {
    run: async (statements) => void (await sql.unsafe(statements).simple()),
    query: async <Row>(statement: string, parameters: readonly Value[] = []) =>
      [...(await sql.unsafe(statement, [...parameters]))] as Row[],
    execute: async (statement, parameters = []) => {
      const rows = await sql.unsafe(statement, [...parameters]);
      return { rows: [...rows], count: rows.count };
    },
  };
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

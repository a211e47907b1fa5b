import { randomUUID } from "node:crypto";
import { App, type Connection } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import type { Config } from "./config.ts";
import { type Database, openPostgres, POSTGRES_OPTIONS, pgliteDatabase, whenOpen } from "./database.ts";
import { prepareEmbeddedDatabase } from "./embedded-database.ts";
import { migrate } from "./migrate.ts";
import { createQueue, QueueFullError } from "./queue.ts";
import type { Row } from "./read-insert.ts";
import { restError, restErrorBody, TranslatedError } from "./rest-error.ts";
import { errorText, StartError } from "./start-error.ts";

/** Where messages go: Supabase Lite over the embedded database or over a PostgreSQL server. */
export type Backend = {
  /** Inserts one row as the anonymous role and answers as PostgREST does. */
  insert(table: string, row: Row): Promise<{ status: number; body: string }>;
  /** For the agency itself: sees everything. */
  database: Database;
  close(): Promise<void>;
};

/**
 * Opens the database, brings it up to date and puts Supabase Lite in front of it.
 * @param withPhoneAndCompany see migrate
 * @throws StartError when the database cannot be used
 */
export async function openBackend(config: Config, withPhoneAndCompany: boolean): Promise<Backend> {
  return config.databaseUrl
    ? openOnPostgres(config.databaseUrl, config, withPhoneAndCompany)
    : openEmbedded(config, withPhoneAndCompany);
}

async function openEmbedded(config: Config, withPhoneAndCompany: boolean): Promise<Backend> {
  const directory = await prepareEmbeddedDatabase(config.dataDir, config.supabaseDir);
  const connection = await createPgliteConnection({ url: directory });
  await whenOpen(directory, connection.driver.waitReady);
  const direct = pgliteDatabase(connection.driver);
  await migrate(direct, config.supabaseDir, withPhoneAndCompany);
  // PGlite is one connection, and Lite does not take turns on it: without this queue, requests that arrive
  // together share one transaction, and one refused row makes all of them fail.
  const inTurn = createQueue(256);
  const database: Database = {
    run: (statements) => inTurn(() => direct.run(statements)),
    query: (statement, parameters) => inTurn(() => direct.query(statement, parameters)),
    close: () => inTurn(() => connection.close()),
  };
  return serve(connection, database, config.publicKey, inTurn);
}

async function openOnPostgres(url: URL, config: Config, withPhoneAndCompany: boolean): Promise<Backend> {
  const database = await openPostgres(url);
  await migrate(database, config.supabaseDir, withPhoneAndCompany);
  const connection = createPostgresConnection({ url: url.href, postgresOptions: POSTGRES_OPTIONS });
  const close = async () => {
    await Promise.all([connection.close(), database.close()]);
  };
  return serve(connection, { ...database, close }, config.publicKey, (task) => task());
}

async function serve(
  connection: Connection,
  database: Database,
  publicKey: string,
  inTurn: <T>(task: () => Promise<T>) => Promise<T>,
): Promise<Backend> {
  restrictToAnonymous(connection);
  const app = new App({
    connection,
    // The secret would sign the tokens of users, of whom there are none; Lite's default is public knowledge.
    auth: { enabled: false, publishable_key: publicKey, jwt_secret: randomUUID() },
    studio: { enabled: false },
    options: { server: { disableStudio: true, admin: false } },
  });
  await app.init();
  await connection.introspect({ useCache: true }); // or the first visitor would wait for it
  await checkPrivileges(database);
  return {
    insert: async (table, row) => {
      try {
        return await inTurn(() => insert(app, publicKey, table, row));
      } catch (error) {
        if (!(error instanceof QueueFullError)) console.error(`The backend failed: ${errorText(error)}`);
        return { status: 503, body: restErrorBody(restError(error)) };
      }
    },
    database,
    close: database.close,
  };
}

/**
 * Uses the two seams that Lite leaves to a connection.
 * - withContext, because Lite's own grants ALL on every table with row-level security to the anonymous role
 *   at the first request, which would undo the grants of the migrations (and, on hosted Supabase, much more);
 *   here a request is nothing but the anonymous role in a transaction.
 * - normalizeDbError, because Lite answers a violated CHECK with 500 and prints the visitor's words.
 */
function restrictToAnonymous(connection: Connection): void {
  connection.normalizeDbError = (error) => new TranslatedError(error);
  connection.withContext = (_variables, run) =>
    connection.runInTransaction(async (transaction) => {
      await transaction
        .selectNoFrom(({ fn, val }) => fn("set_config", [val("role"), val("anon"), val(true)]).as("role"))
        .execute();
      return run(transaction);
    });
}

async function insert(app: App, publicKey: string, table: string, row: Row) {
  const response = await app.fetch(
    new Request(`http://localhost/rest/v1/${table}`, {
      method: "POST",
      headers: { apikey: publicKey, "content-type": "application/json", prefer: "return=minimal" },
      body: JSON.stringify(row),
    }),
  );
  const body = await response.text();
  // Lite's own 'SUP' and whatever else it did not expect: the visitor may try again.
  return response.status >= 500
    ? { status: 503, body: restErrorBody(restError(undefined)) }
    : { status: response.status, body };
}

/** Refuses to serve a database in which the anonymous role may do more than the migrations say. */
async function checkPrivileges(database: Database): Promise<void> {
  const [anonymous] = await database.query<{ may: boolean }>(
    `select bool_or(
       has_table_privilege('anon', t, 'select, insert, update, delete, truncate')
       or has_any_column_privilege('anon', t, 'select, update')
       or has_column_privilege('anon', t, 'id', 'insert')
     ) as may
     from unnest(array['public.contact_messages', 'public.newsletter_subscribers']) as t`,
  );
  if (anonymous?.may) {
    throw new StartError(
      "The database lets the role 'anon' do more than add rows: run the 'revoke' and 'grant' lines of supabase/migrations/ again.",
    );
  }
}

import type { Config } from "./config.ts";
import { setCountedPaths } from "./count-pages.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { startNotifier } from "./notifier.ts";
import { emailChannel } from "./notify-email.ts";
import { webhookChannel } from "./notify-webhook.ts";
import { openDatabase } from "./open-database.ts";
import type { Row } from "./read-insert.ts";
import { insertFailure, restError, restErrorBody } from "./rest-error.ts";
import { keepRetention } from "./retention.ts";
import type { SiteSettings } from "./site-settings.ts";
import { StartError } from "./start-error.ts";

/** Facts from a request's headers: x-spam-reason, and content-language if the site has several languages. */
export type MessageFacts = { spam_reason?: string | undefined; language?: string | undefined };

/** The embedded database or a PostgreSQL server. */
export type Backend = {
  /**
   * Inserts one row as the anonymous role and responds as PostgREST does.
   * @param facts facts from the request's headers
   */
  insert(table: string, row: Row, facts?: MessageFacts): Promise<{ status: number; body: string }>;
  /** The database with all rights, not only those of the anonymous role. */
  database: Database;
  close(): Promise<void>;
};

/**
 * Opens the database, migrates it, deletes old messages daily, and sends notices.
 * @param paths the pages whose views are counted
 * @throws StartError when the database cannot be used
 */
export async function openBackend(
  config: Config,
  site: SiteSettings,
  paths: readonly string[] = [],
): Promise<Backend> {
  const database = await openDatabase(config);
  await migrate(database, config.supabaseDir, site.storesOptionalFields);
  await checkPrivileges(database);
  await setCountedPaths(database, paths);
  const columns = await readColumns(database);
  const endRetention = await keepRetention(database, config.retentionMonths);
  const { email, webhook } = config.notify;
  const channels = [
    ...(email ? [emailChannel(email, site)] : []),
    ...(webhook ? [webhookChannel(webhook, site)] : []),
  ];
  const notifier = await startNotifier(database, channels, config.databaseUrl === undefined);
  return {
    insert: async (table, row, facts = {}) => {
      const unknown = Object.keys(row).find((column) => !columns.has(`${table}.${column}`));
      if (unknown !== undefined) {
        const message = `Could not find the '${unknown}' column of '${table}' in the schema cache`;
        return { status: 400, body: restErrorBody({ status: 400, code: "PGRST204", message }) };
      }
      try {
        database.checkDisk();
        await insert(database, table, row, facts);
        notifier.wake();
        return { status: 201, body: "" };
      } catch (error) {
        console.error(insertFailure(error));
        const translated = restError(error);
        return { status: translated.status, body: restErrorBody(translated) };
      }
    },
    database,
    close: async () => {
      endRetention();
      await notifier.stop();
      await database.close();
    },
  };
}

/** Inserts as PostgREST does: in a transaction of the anonymous role, with the row as a JSON parameter. */
async function insert(database: Database, table: string, row: Row, facts: MessageFacts): Promise<void> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(", ");
  await database.transaction(async (sql) => {
    for (const [name, value] of Object.entries(facts))
      if (value) await sql.query("select set_config($1, $2, true)", [`request.${name}`, value]);
    await sql.run("set local role anon");
    await sql.query(
      `insert into public.${table} (${columns})
       select ${columns} from json_populate_record(null::public.${table}, $1::text::json)`,
      [JSON.stringify(row)],
    );
  });
}

/** Returns all columns as 'table.column'. */
async function readColumns(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  return new Set(rows.map(({ name }) => name));
}

/** Refuses a database in which the anonymous role may do more than the migrations grant. */
async function checkPrivileges(database: Database): Promise<void> {
  const [anonymous] = await database.query<{ may: boolean }>(
    `select bool_or(
       has_table_privilege('anon', t, 'select, insert, update, delete, truncate')
       or has_any_column_privilege('anon', t, 'select, update')
       or (t <> 'public.page_counts' and has_column_privilege('anon', t, 'id', 'insert'))
     ) as may
     from unnest(array['public.contact_messages', 'public.newsletter_subscribers', 'public.page_counts']) as t`,
  );
  if (anonymous?.may) {
    throw new StartError(
      "The database lets the role 'anon' do more than add rows: run the 'revoke' and 'grant' lines of supabase/migrations/ again.",
    );
  }
}

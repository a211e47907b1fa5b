import type { Sql } from "./database.ts";

/**
 * The desk's tables in a backup, referenced tables first. A backup must not give access to the desk, so it has no sessions
 * and no unused sign-in links.
 */
const TABLES = [
  "user",
  "account",
  "passkey",
  "entries",
  "answers",
  "notes",
  "templates",
  "subscribers",
  "log",
] as const;

/** Marks queued answers as failed: they may have been sent since the backup, so a person decides about sending again. */
const UNSENT = `case when d.row ->> 'state' in ('queued', 'sending', 'failed')
  then '{"state": "failed", "due_at": null, "reason": "restored", "last_error": null}'::jsonb else '{}'::jsonb end`;

/**
 * Skips people whom this database already has or has removed, and their passkeys, which may have been revoked. Logs the
 * people that it restores, because the backup lacks later removals on another server.
 */
const PEOPLE = `
  update restoring r set is_new = false where r.table_name = 'desk.user' and (
    exists (select from desk."user" u where u.id = r.row ->> 'id' or u.email = r.row ->> 'email')
    or exists (select from desk.log l where l.did = 'remove-person' and l.detail = r.row ->> 'email'));
  update restoring r set is_new = false where r.table_name in ('desk.account', 'desk.passkey') and not exists (
    select from restoring p where p.table_name = 'desk.user' and p.is_new and p.row -> 'id' = r.row -> 'userId');
  update restoring r set row = r.row || '{"assigned_to": null}' where r.table_name = 'desk.entries' and not exists (
    select from desk."user" u where u.id = r.row ->> 'assigned_to'
    union all select from restoring p where p.table_name = 'desk.user' and p.is_new and p.row -> 'id' = r.row -> 'assigned_to');
  insert into desk.log (person, person_name, did, detail) select 'terminal', 'terminal', 'restore', r.row ->> 'email'
    from restoring r where r.table_name = 'desk.user' and r.is_new and r.row ->> 'id' <> 'local'`;

/** Whether the database has the desk's tables. */
export async function hasDesk(sql: Sql): Promise<boolean> {
  const [found] = await sql.query<{ found: boolean }>(
    "select to_regclass('desk.entries') is not null as found",
  );
  return found?.found === true;
}

/** Returns the desk's rows as lines of a backup. Leaves out the columns `words`, which are derived from the texts. */
export async function dumpDesk(sql: Sql): Promise<{ line: string }[]> {
  if (!(await hasDesk(sql))) return [];
  const lines: { line: string }[] = [];
  for (const table of TABLES) {
    const rows = await sql.query<{ line: string }>(
      `select jsonb_build_object('table', 'desk.${table}', 'row', to_jsonb(t) - 'words')::text as line from desk."${table}" t`,
    );
    for (const row of rows) lines.push(row);
  }
  return lines;
}

/**
 * Restores desk rows that the database lacks, and links them to the new ids of their messages and subscribers. Reads the
 * backup's rows from the temporary table `restoring` (dump.ts).
 */
export async function restoreDesk(sql: Sql): Promise<void> {
  await sql.run(PEOPLE);
  for (const table of TABLES) {
    const [id, of] = {
      entries: ["message_id", "contact_messages"],
      answers: ["message_id", "contact_messages"],
      notes: ["message_id", "contact_messages"],
      subscribers: ["subscriber_id", "newsletter_subscribers"],
    }[table as string] ?? [undefined, undefined];
    const given = table === "answers" ? `d.row || ${UNSENT}` : "d.row";
    const row = id ? `${given} || jsonb_build_object('${id}', m.id)` : given;
    const join = id ? `join restoring m on m.table_name = '${of}' and m.row -> 'id' = d.row -> '${id}'` : "";
    const columns = await sql.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'desk' and table_name = $1::text and column_name <> 'words'",
      [table],
    );
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const values = columns.map(({ name }) => `(r)."${name}"`).join(", ");
    await sql.run(
      `insert into desk."${table}" (${names})
       select ${values} from (
         select jsonb_populate_record(null::desk."${table}", ${row}) as r
         from restoring d ${join} where d.table_name = 'desk.${table}' and d.is_new
       ) as rows
       on conflict do nothing`,
    );
  }
}

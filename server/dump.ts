import type { Database } from "./database.ts";
import { dumpDesk, hasDesk, restoreDesk } from "./dump-desk.ts";
import { StartError } from "./start-error.ts";

/** The first line of a backup; `rows` is the number of lines that follow. */
type Head = { backup: "messages"; version: 1; made_at: string; rows: number };

const OTHER_FILE = new StartError(
  "This file is not a backup of messages: choose one that npm run backup wrote.",
);

/** Returns all rows of visitors and the desk as JSON Lines, read in one transaction, for either type of database. */
export async function dump(database: Database): Promise<string[]> {
  const rows = await database.transaction(async (sql) => {
    await sql.run("set local statement_timeout = 0"); // a large dump takes longer than the time limit of requests
    const visitors = await sql.query<{ line: string }>(
      `select jsonb_build_object('table', name, 'row', row)::text as line from (
         select 1 as place, id, 'contact_messages' as name, to_jsonb(t) as row from public.contact_messages t
         union all
         select 2, id, 'newsletter_subscribers', to_jsonb(t) from public.newsletter_subscribers t
         union all
         select 3, message_id, 'notices', to_jsonb(t) from private.notices t
         union all
         select 4, day - date '2000-01-01', 'daily_counts', to_jsonb(t) from private.daily_counts t
       ) as everything order by place, id`,
    );
    return [...visitors, ...(await dumpDesk(sql))];
  });
  const head: Head = {
    backup: "messages",
    version: 1,
    made_at: new Date().toISOString(),
    rows: rows.length,
  };
  return [JSON.stringify(head), ...rows.map(({ line }) => line)];
}

/**
 * Restores rows that the database lacks, in one transaction. Messages keep their id if it is free. Of their
 * notices, only those that were still undelivered are sent.
 * @returns the number of restored messages and subscribers
 * @throws StartError when the lines are not a whole backup or have columns that the database lacks
 */
export async function restore(
  database: Database,
  lines: readonly string[],
): Promise<{ messages: number; subscribers: number }> {
  const rows = checkBackup(lines);
  return database.transaction(async (sql) => {
    await sql.run(
      `set local statement_timeout = 0;
       create temp table restoring (table_name text, row jsonb, id bigint, is_new boolean not null default true) on commit drop`,
    );
    for (let start = 0; start < rows.length; start += 500) {
      await sql.query(
        `insert into restoring (table_name, row)
         select line->>'table', line->'row' from jsonb_array_elements($1::text::jsonb) as line`,
        [`[${rows.slice(start, start + 500).join(",")}]`],
      );
    }
    const missing = await sql.query<{ name: string }>(MISSING_COLUMNS);
    if (missing.length > 0) {
      throw new StartError(
        `The backup holds columns that this database lacks (${missing.map(({ name }) => name).join(", ")}): set contactFields: all in site.yaml, run npm start once, then restore again.`,
      );
    }
    await sql.run(PUT_BACK);
    if (await hasDesk(sql)) await restoreDesk(sql);
    const [counts] = await sql.query<{ messages: number; subscribers: number }>(
      `select count(*) filter (where table_name = 'contact_messages')::int as messages,
              count(*) filter (where table_name = 'newsletter_subscribers')::int as subscribers
       from restoring where is_new`,
    );
    return counts ?? { messages: 0, subscribers: 0 };
  });
}

function checkBackup(lines: readonly string[]): readonly string[] {
  let head: Partial<Head> | null;
  try {
    head = JSON.parse(lines[0] ?? "") as Partial<Head> | null;
  } catch {
    throw OTHER_FILE;
  }
  if (head?.backup !== "messages" || head.version !== 1) throw OTHER_FILE;
  const rows = lines.slice(1).filter((line) => line !== "");
  if (rows.length !== head.rows) {
    throw new StartError(
      `The backup is incomplete: it should hold ${head.rows} rows and holds ${rows.length}. Choose another one.`,
    );
  }
  return rows;
}

const MISSING_COLUMNS = `
  select distinct r.table_name || '.' || field.key as name
  from restoring r, jsonb_each(r.row) as field
  where field.value <> 'null'::jsonb and not exists (
    select from information_schema.columns c
    where c.table_name = regexp_replace(r.table_name, '^desk.', '')
      and c.table_schema in ('public', 'private', 'desk') and c.column_name = field.key
  ) order by name`;

/**
 * Turns triggers off, because they would queue notices and drop repeated messages, and drops constraints that do not apply
 * to old rows. A message is skipped if a stored one has the same time, name, e-mail address and text. Notices get the id
 * that their message has in this database.
 */
const PUT_BACK = `
  alter table public.contact_messages disable trigger user;
  create temp table rules on commit drop as
    select conrelid::regclass as table_name, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid in ('public.contact_messages'::regclass, 'public.newsletter_subscribers'::regclass)
      and contype = 'c' and not convalidated;
  do $$ declare r record; begin
    for r in select * from rules loop
      execute format('alter table %s drop constraint %I', r.table_name, r.name);
    end loop;
  end $$;
  update restoring r set id = m.id, is_new = false from public.contact_messages m
    where r.table_name = 'contact_messages' and to_jsonb(m) ->> 'message' = r.row ->> 'message'
      and m.created_at = (r.row ->> 'created_at')::timestamptz
      and m.email = r.row ->> 'email' and m.name = r.row ->> 'name';
  select setval('public.contact_messages_id_seq', greatest(
    (select max(id) from public.contact_messages),
    (select max((row ->> 'id')::bigint) from restoring where table_name = 'contact_messages'),
    (select last_value from public.contact_messages_id_seq)
  ));
  update restoring r set id = case
      when exists (select from public.contact_messages m where m.id = (r.row ->> 'id')::bigint)
      then nextval('public.contact_messages_id_seq') else (r.row ->> 'id')::bigint end
    where r.table_name = 'contact_messages' and r.is_new;
  insert into public.contact_messages overriding system value
    select (jsonb_populate_record(null::public.contact_messages, r.row || jsonb_build_object('id', r.id))).*
    from restoring r where r.table_name = 'contact_messages' and r.is_new;
  insert into private.notices
    select (jsonb_populate_record(
      null::private.notices,
      '{"delivered_to": [], "refused_by": []}'::jsonb || n.row || jsonb_build_object('message_id', m.id)
    )).*
    from restoring n join restoring m
      on m.table_name = 'contact_messages' and m.row -> 'id' = n.row -> 'message_id' and m.is_new
    where n.table_name = 'notices';
  alter table public.contact_messages enable trigger user;

  alter table public.newsletter_subscribers disable trigger user;
  update restoring r set is_new = false from public.newsletter_subscribers s
    where r.table_name = 'newsletter_subscribers' and lower(s.email) = lower(r.row ->> 'email');
  insert into public.newsletter_subscribers (created_at, email)
    select (r.row ->> 'created_at')::timestamptz, r.row ->> 'email'
    from restoring r where r.table_name = 'newsletter_subscribers' and r.is_new order by (r.row ->> 'id')::bigint;
  alter table public.newsletter_subscribers enable trigger user;
  do $$ declare r record; begin
    for r in select * from rules loop
      execute format('alter table %s add constraint %I %s', r.table_name, r.name, r.rule);
    end loop;
  end $$;
  update restoring r set id = s.id from public.newsletter_subscribers s
    where r.table_name = 'newsletter_subscribers' and lower(s.email) = lower(r.row ->> 'email');

  insert into private.daily_counts
    select (jsonb_populate_record(null::private.daily_counts, r.row)).*
    from restoring r where r.table_name = 'daily_counts'
    on conflict do nothing`;

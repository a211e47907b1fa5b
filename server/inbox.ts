import type { Database } from "./database.ts";

export type InboxQuery = {
  table: "contact_messages" | "newsletter_subscribers";
  /** ISO date and time; only what arrived then or later. */
  since: string | undefined;
};

/** A row as stored; `phone` and `company` are there when the optional columns are. */
export type InboxRow = {
  id: number;
  /** ISO date and time in UTC. */
  created_at: string;
  email: string;
  name?: string;
  message?: string;
  phone?: string | null;
  company?: string | null;
};

/** What arrived, newest first. */
export async function readInbox(database: Database, query: InboxQuery): Promise<InboxRow[]> {
  const table = query.table === "newsletter_subscribers" ? "newsletter_subscribers" : "contact_messages";
  const rows = await database.query<{ row: string }>(
    `select (to_jsonb(t) || jsonb_build_object(
       'created_at', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     ))::text as row
     from public.${table} t
     where t.created_at >= $1::timestamptz
     order by t.created_at desc, t.id desc`,
    [query.since ?? "-infinity"],
  );
  return rows.map(({ row }) => JSON.parse(row) as InboxRow);
}

import { setImmediate } from "node:timers/promises";
import type { FieldName } from "../supabase/contact-fields.ts";
import { messageNumber } from "../supabase/message-number.ts";
import { tokenize } from "../supabase/search-words.ts";
import type { Sql } from "./database.ts";

export type InboxTable = "contact_messages" | "newsletter_subscribers";

export type InboxQuery = {
  table: InboxTable;
  /** ISO date and time; older rows are left out. */
  since?: string | undefined;
  /** Text that a row must contain, compared as in the site's search. */
  search?: string | undefined;
};

export type StuckNotice = {
  channel: string;
  attempts: number;
  due_at: string;
  /** Set when all recipients that lack the notice have refused it for good. */
  given_up_at?: string;
  delivered_to?: string[];
  last_error?: string | null;
};

/** A row without its null columns. */
export type InboxRow = {
  id: number;
  /** ISO date and time in UTC. */
  created_at: string;
  email: string;
  /** The number of a message, which the page showed to its sender. */
  number?: string;
  spam_reason?: "honeypot" | "speed";
  /** Language (BCP 47 tag) of the page from which the message was sent, if the site has several languages. */
  language?: string;
  /** Notices that were tried but that at least one recipient has not received. */
  stuck_notices?: StuckNotice[];
  // Optional fields are present only if the database has their columns.
} & Partial<Record<FieldName, string>>;

/** Rows that are searched before the event loop goes on. */
const ROWS_AT_ONCE = 50;

/** Returns messages or subscribers, newest first. */
export async function readInbox(sql: Sql, query: InboxQuery): Promise<InboxRow[]> {
  const table = checkedTable(query.table);
  const notices =
    table === "contact_messages"
      ? `(select jsonb_agg(to_jsonb(n) - array['message_id', 'delivered_at', 'refused_by'] order by n.channel)
          from private.notices n where n.message_id = t.id and n.delivered_at is null and n.attempts > 0)`
      : "null";
  const rows = await sql.query<{ row: string }>(
    `select jsonb_strip_nulls(to_jsonb(t) || jsonb_build_object(
       'created_at', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'stuck_notices', ${notices}
     ))::text as row
     from public.${table} t
     where t.created_at >= $1::text::timestamptz
     order by t.created_at desc, t.id desc`,
    [query.since ?? "-infinity"],
  );
  const found = rows.map(({ row }) => {
    const stored = JSON.parse(row) as InboxRow;
    return table === "contact_messages" ? { ...stored, number: messageNumber(stored) } : stored;
  });
  const wanted = comparable(query.search ?? "");
  if (wanted === "") return found;
  const matching: InboxRow[] = [];
  for (const [index, row] of found.entries()) {
    // A search through 100,000 messages takes seconds. The server answers visitors in between.
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    const { stuck_notices, id, created_at, ...texts } = row;
    if (Object.values(texts).some((text) => comparable(text).includes(wanted))) matching.push(row);
  }
  return matching;
}

/** Deletes a row and its notices. @returns whether it existed */
export async function deleteRow(sql: Sql, table: InboxTable, id: number): Promise<boolean> {
  const rows = await sql.query(
    `delete from public.${checkedTable(table)} where id = $1::text::bigint returning id`,
    [String(id)],
  );
  return rows.length > 0;
}

function checkedTable(table: string): InboxTable {
  return table === "newsletter_subscribers" ? "newsletter_subscribers" : "contact_messages";
}

function comparable(text: string | number): string {
  const words = tokenize(String(text)).map(({ word }) => word);
  return words.join(" ") || String(text).trim();
}

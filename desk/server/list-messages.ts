import { z } from "zod";
import type { Value } from "../../server/public.ts";
import { searchQuery } from "./message-text.ts";
import type { Person, Store } from "./store.ts";

export const STATES = ["new", "open", "answered", "archived", "spam"] as const;
export type State = (typeof STATES)[number];

/** A filter of the list. An empty field matches everything. */
export type Filter = {
  /** "inbox" means new and open messages. */
  state: State | "inbox" | "all";
  search: string;
  from: string;
  to: string;
  page: string;
  service: string;
  language: string;
  /** A person's id, 'me' or 'nobody'. */
  assigned: string;
};

/** A filter that matches every message. */
export const NO_FILTER: Filter = {
  state: "all",
  search: "",
  from: "",
  to: "",
  page: "",
  service: "",
  language: "",
  assigned: "",
};

export type ListRow = {
  id: number;
  created_at: string;
  name: string;
  excerpt: string;
  state: State;
  assigned_to: string | null;
  service: string | null;
  language: string;
  notes: number;
  unsent: boolean;
};

const PAGE = 50;
const MAX_SORTED = 2_000;
/** Checks for a date that PostgreSQL accepts, which has no year 0. */
const isDay = (text: string) => z.iso.date().safeParse(text).success && !text.startsWith("0000");
/** Checks for a time that PostgreSQL accepts, which refuses time zone offsets of 16 hours or more. */
export const isTime = (text: string) =>
  z.iso.datetime({ offset: true }).safeParse(text).success && !/^0000|[+-](?:1[6-9]|2\d):\d\d$/.test(text);

/** Returns a filter's SQL conditions and their values, from $1 on. Days begin at midnight in the time zone `zone`. */
export function filterConditions(filter: Filter, person: Pick<Person, "id">, zone: string) {
  const values: Value[] = [];
  const value = (given: string) => `$${values.push(given)}::text`;
  const where = ["e.deleted_at is null"];
  if (filter.state === "inbox") where.push("e.state in ('new', 'open')");
  else if (filter.state !== "all") where.push(`e.state = ${value(filter.state)}`);
  if (filter.page) where.push(`e.page = ${value(filter.page)}`);
  if (filter.service) where.push(`e.service = ${value(filter.service)}`);
  if (filter.language) where.push(`e.language = ${value(filter.language)}`);
  if (filter.assigned === "nobody") where.push("e.assigned_to is null");
  else if (filter.assigned)
    where.push(`e.assigned_to = ${value(filter.assigned === "me" ? person.id : filter.assigned)}`);
  const midnight = (day: string) => `((${value(day)}::date)::timestamp at time zone ${value(zone)})`;
  if (isDay(filter.from)) where.push(`e.created_at >= ${midnight(filter.from)}`);
  if (isDay(filter.to)) where.push(`e.created_at < ${midnight(filter.to)} + interval '1 day'`);
  if (filter.search.trim()) {
    const query = searchQuery(filter.search);
    where.push(query ? `e.words @@ ${value(query)}::tsquery` : "false");
  }
  return { where, values, value };
}

/** Returns whether a search matches at most MAX_SORTED messages, because sorting more would be slow. */
async function hasFewMatches(store: Store, search: string): Promise<boolean> {
  const query = searchQuery(search);
  if (query === undefined) return false;
  const [row] = await store.rows<{ found: number }>(
    `select count(*) as found from (select from desk.entries where words @@ $1::text::tsquery limit ${MAX_SORTED + 1}) few`,
    [query],
  );
  return (row?.found ?? 0) <= MAX_SORTED;
}

/**
 * Returns a page of messages, newest first, and the cursor of the next page. `after` is the cursor of this page, or
 * undefined for the first page. The next cursor is undefined on the last page.
 */
export async function listMessages(
  store: Store,
  filter: Filter,
  { person, zone, after }: { person: Pick<Person, "id">; zone: string; after?: string | undefined },
): Promise<{ rows: ListRow[]; next: string | undefined }> {
  const isRare = await hasFewMatches(store, filter.search);
  const { where, values, value } = filterConditions(
    isRare ? { ...filter, search: "" } : filter,
    person,
    zone,
  );
  // 'offset 0' makes PostgreSQL search the word index first. Otherwise it may scan all dates for a rare word.
  const words = isRare ? `where words @@ ${value(searchQuery(filter.search) ?? "")}::tsquery offset 0` : "";
  const [, time, id] = /^(\S{10,40})_(\d{1,15})$/.exec(after ?? "") ?? [];
  if (time && id && isTime(time))
    where.push(`(e.created_at, e.message_id) < (${value(time)}::timestamptz, ${value(id)}::bigint)`);
  const rows = await store.rows<ListRow>(
    `select e.message_id as id, e.created_at, m.name, left(m.message, 240) as excerpt, e.state, e.assigned_to,
       e.service, e.language,
       (select count(*) from desk.notes n where n.message_id = e.message_id) as notes,
       exists (select from desk.answers a where a.message_id = e.message_id and a.state = 'failed') as unsent
     from (
       select e.message_id, e.created_at, e.state, e.assigned_to, e.service, e.language
       from (select * from desk.entries ${words}) e
       where ${where.join(" and ")}
       order by e.created_at desc, e.message_id desc limit ${PAGE + 1}
     ) e join public.contact_messages m on m.id = e.message_id
     order by e.created_at desc, e.message_id desc`,
    values,
  );
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return { rows: rows.slice(0, PAGE), next: last && `${last.created_at}_${last.id}` };
}

/** Counts the new messages, up to 1,000. The page's title and the menu show the number. */
export async function countUnread(store: Store): Promise<number> {
  const [row] = await store.rows<{ unread: number }>(
    "select count(*) as unread from (select from desk.entries where state = 'new' and deleted_at is null limit 1000) as few",
  );
  return row?.unread ?? 0;
}

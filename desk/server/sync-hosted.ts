import { printable } from "../../server/public.ts";
import type { Store } from "./store.ts";

type Row = { id: number } & Record<string, unknown>;
const INTERVAL = 15_000;
const FULL_INTERVAL = 60 * 60_000;
const PAGE = 1_000;
const BATCH = 500;
/**
 * Each sync compares this many of the last ids again: if a transaction ends late, its message appears after messages
 * with higher ids.
 */
const OVERLAP = 200;

/** Returns functions that read and delete the messages of a Supabase project with its service key. */
function createRemote({ url, key }: { url: string; key: string }) {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const send = async (query: string, method = "GET") => {
    const response = await fetch(`${url}/rest/v1/contact_messages?${query}`, {
      method,
      headers,
      redirect: "error", // a redirect would send the key to another server
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`Supabase answered with status ${response.status}`);
    return method === "GET" ? ((await response.json()) as Row[]) : [];
  };
  return {
    ids: (after: number) => send(`select=id&id=gt.${after}&order=id.asc&limit=${PAGE}`),
    rows: (ids: readonly number[]) => send(`select=*&id=in.(${ids.join(",")})`),
    remove: (ids: readonly number[]) => send(`id=in.(${ids.join(",")})`, "DELETE"),
  };
}

/** Inserts a row unchanged. Returns false if the desk's database rejects the row. */
const INSERT_FUNCTION = `
  create or replace function pg_temp.insert_message(given jsonb) returns boolean language plpgsql as $$ begin
    insert into public.contact_messages overriding system value
      select r.* from jsonb_populate_record(null::public.contact_messages, given) r on conflict do nothing;
    return true;
  exception when data_exception or integrity_constraint_violation then return false;
  end $$`;
/** Inserts rows one by one, and selects the ids of the rejected rows. */
const INSERT_ROWS =
  "select given ->> 'id' as id from jsonb_array_elements($1::text::jsonb) given where not pg_temp.insert_message(given)";

/**
 * Keeps a copy of hosted Supabase's messages in the desk's own database: fetches new messages, and removes messages
 * that were deleted in Supabase. `remove` deletes messages in Supabase.
 */
export function syncHosted(store: Store, hosted: { url: string; key: string }, onNew: () => void) {
  const remote = createRemote(hosted);
  /** The ids of messages that the desk's database rejected. They are tried again after the desk restarts. */
  const refused = new Set<number>();
  let lastFullSync = Number.NEGATIVE_INFINITY;
  /** Makes the local copy equal to Supabase's table for all ids above `from`. */
  const compare = async (from: number) => {
    const present: number[] = [];
    for (let last = from; ; ) {
      const rows = await remote.ids(last);
      for (const { id } of rows) {
        if (!(Number.isSafeInteger(id) && id > last))
          throw new Error("Supabase does not send ids in ascending order");
        last = id;
        present.push(id);
      }
      if (rows.length < PAGE) break;
    }
    const local = await store.rows<{ id: number }>(
      `select id from public.contact_messages where id > ${from}`,
    );
    const known = new Set(local.map(({ id }) => id));
    const missing = present.filter((id) => !known.has(id) && !refused.has(id));
    for (let at = 0; at < missing.length; at += BATCH) {
      const rows = await remote.rows(missing.slice(at, at + BATCH));
      const [, , rejected = []] = await store.change(
        { text: INSERT_FUNCTION, values: [] },
        // Disable triggers, because they would queue notices and drop repeated messages.
        { text: "alter table public.contact_messages disable trigger user", values: [] },
        { text: INSERT_ROWS, values: [JSON.stringify(rows)] },
        { text: "alter table public.contact_messages enable trigger user", values: [] },
      );
      for (const { id } of rejected) {
        refused.add(Number(id));
        console.error(
          printable(
            `Message ${id} is not shown because the desk's database rejected it. Read it in Supabase.`,
          ),
        );
      }
      onNew();
    }
    // Keep local rows above the last remote id: an empty response may mean that the key lacks the right to read.
    await store.change({
      text: `delete from public.contact_messages where id > ${from} and id <= $2::text::bigint
        and id not in (select value::bigint from jsonb_array_elements_text($1::text::jsonb))`,
      values: [JSON.stringify(present), String(present.at(-1) ?? 0)],
    });
  };
  const sync = async () => {
    const isFull = performance.now() - lastFullSync > FULL_INTERVAL;
    const [row] = await store.rows<{ id: number }>(
      "select coalesce(max(id), 0) as id from public.contact_messages",
    );
    await compare(isFull ? 0 : Math.max(0, (row?.id ?? 0) - OVERLAP));
    if (isFull) lastFullSync = performance.now();
  };
  let running: Promise<void> | undefined;
  const syncAndReport = async () => {
    try {
      await sync();
    } catch (error) {
      // The error quotes text from Supabase, which might contain escape sequences for the terminal.
      console.error(printable(`Messages could not be fetched from Supabase: ${(error as Error).message}`));
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= syncAndReport();
  }, INTERVAL);
  timer.unref();
  running = syncAndReport();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
    /** Deletes messages in Supabase. First waits for a running sync, which could insert them again. */
    remove: async (ids: readonly number[]) => {
      await running;
      await remote.remove(ids);
    },
  };
}

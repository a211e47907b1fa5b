import { printable } from "../../server/public.ts";
import type { Store } from "./store.ts";

type Row = { id: number } & Record<string, unknown>;
const INTERVAL = 15_000;
const FULL_INTERVAL = 60 * 60_000;
const PAGE = 1_000;
const BATCH = 500;
/** The last ids are compared every time, because a message whose transaction ends late appears below later ones. */
const OVERLAP = 200;

/** Reads and deletes a Supabase project's messages with its service key. */
function remote({ url, key }: { url: string; key: string }) {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const ask = async (query: string, method = "GET") => {
    const answer = await fetch(`${url}/rest/v1/contact_messages?${query}`, {
      method,
      headers,
      redirect: "error", // don't send the key elsewhere
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new Error(`Supabase answers ${answer.status}`);
    return method === "GET" ? ((await answer.json()) as Row[]) : [];
  };
  return {
    ids: (after: number) => ask(`select=id&id=gt.${after}&order=id.asc&limit=${PAGE}`),
    rows: (ids: readonly number[]) => ask(`select=*&id=in.(${ids.join(",")})`),
    remove: (ids: readonly number[]) => ask(`id=in.(${ids.join(",")})`, "DELETE"),
  };
}

/** Inserts a row as it is; returns false if a constraint here refuses it, as a newer one may. */
const KEEP = `
  create or replace function pg_temp.keep(given jsonb) returns boolean language plpgsql as $$ begin
    insert into public.contact_messages overriding system value
      select r.* from jsonb_populate_record(null::public.contact_messages, given) r on conflict do nothing;
    return true;
  exception when data_exception or integrity_constraint_violation then return false;
  end $$`;
/** Inserts rows, each on its own. @returns the ids of the refused rows */
const COPY =
  "select given ->> 'id' as id from jsonb_array_elements($1::text::jsonb) given where not pg_temp.keep(given)";

/**
 * Keeps a copy of hosted Supabase's messages in the desk's own database: fetches new ones, deletes there what is deleted
 * here, and deletes here what is gone there.
 */
export function syncHosted(store: Store, hosted: { url: string; key: string }, onNew: () => void) {
  const there = remote(hosted);
  /** Ids that the table here refused; tried again when the desk starts. */
  const refused = new Set<number>();
  let allAt = Number.NEGATIVE_INFINITY;
  /** Makes the copy equal to the remote table, for ids above `from`. */
  const compare = async (from: number) => {
    const present: number[] = [];
    for (let last = from; ; ) {
      const rows = await there.ids(last);
      for (const { id } of rows) {
        if (!(Number.isSafeInteger(id) && id > last)) throw new Error("Supabase sends no ids in their order");
        last = id;
        present.push(id);
      }
      if (rows.length < PAGE) break;
    }
    const here = await store.rows<{ id: number }>(
      `select id from public.contact_messages where id > ${from}`,
    );
    const known = new Set(here.map(({ id }) => id));
    const missing = present.filter((id) => !known.has(id) && !refused.has(id));
    for (let at = 0; at < missing.length; at += BATCH) {
      const rows = await there.rows(missing.slice(at, at + BATCH));
      const [, , not = []] = await store.change(
        { text: KEEP, values: [] },
        // Triggers would queue notices and drop repeated messages.
        { text: "alter table public.contact_messages disable trigger user", values: [] },
        { text: COPY, values: [JSON.stringify(rows)] },
        { text: "alter table public.contact_messages enable trigger user", values: [] },
      );
      for (const { id } of not) {
        refused.add(Number(id));
        console.error(
          printable(`Message ${id} is not shown, because the database here refuses it: read it at Supabase.`),
        );
      }
      onNew();
    }
    // Keep rows above the last remote id: an empty response may be a missing right.
    await store.change({
      text: `delete from public.contact_messages where id > ${from} and id <= $2::text::bigint
        and id not in (select value::bigint from jsonb_array_elements_text($1::text::jsonb))`,
      values: [JSON.stringify(present), String(present.at(-1) ?? 0)],
    });
  };
  const round = async () => {
    const isWhole = performance.now() - allAt > FULL_INTERVAL;
    const [row] = await store.rows<{ id: number }>(
      "select coalesce(max(id), 0) as id from public.contact_messages",
    );
    await compare(isWhole ? 0 : Math.max(0, (row?.id ?? 0) - OVERLAP));
    if (isWhole) allAt = performance.now();
  };
  let running: Promise<void> | undefined;
  const look = async () => {
    try {
      await round();
    } catch (error) {
      // The error quotes remote text, which could control the terminal.
      console.error(printable(`Messages could not be fetched from Supabase: ${(error as Error).message}`));
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= look();
  }, INTERVAL);
  timer.unref();
  running = look();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
    /** Deletes messages there before they are deleted here. Waits for the running round, which could bring them back. */
    remove: async (ids: readonly number[]) => {
      await running;
      await there.remove(ids);
    },
  };
}

import type { Store } from "./store.ts";

type Row = { id: number } & Record<string, unknown>;
const ROUND = 15_000;
const ALL_ROUND = 60 * 60_000;
const PAGE = 1_000;

/** A Supabase project's messages by its service key. */
function remote({ url, key }: { url: string; key: string }) {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const ask = async (query: string, method = "GET") => {
    const answer = await fetch(`${url}/rest/v1/contact_messages?${query}`, {
      method,
      headers,
      redirect: "error", // the key is for this address alone
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new Error(`Supabase answers ${answer.status}`);
    return method === "GET" ? ((await answer.json()) as Row[]) : [];
  };
  return {
    after: (id: number) => ask(`select=*&id=gt.${id}&order=id.asc&limit=${PAGE}`),
    ids: (id: number) => ask(`select=id&id=gt.${id}&order=id.asc&limit=${PAGE}`),
    remove: (ids: readonly number[]) => ask(`id=in.(${ids.join(",")})`, "DELETE"),
  };
}

/** Stores rows as they are: triggers would queue notices and drop repeated messages. */
const COPY = `
  insert into public.contact_messages overriding system value
  select r.* from jsonb_populate_recordset(null::public.contact_messages, $1::text::jsonb) r on conflict do nothing`;

/**
 * Keeps a copy of hosted Supabase's messages in the desk's own database, where all of the desk works the same: new ones
 * are fetched, what is deleted here is deleted there, and what is gone there goes here.
 */
export function followHosted(store: Store, hosted: { url: string; key: string }, onNew: () => void) {
  const there = remote(hosted);
  let allAt = Number.NEGATIVE_INFINITY;
  const highest = async () => {
    const [row] = await store.rows<{ id: number }>(
      "select coalesce(max(id), 0) as id from public.contact_messages",
    );
    return row?.id ?? 0;
  };
  const fetchNew = async () => {
    for (;;) {
      const rows = await there.after(await highest());
      if (rows.length === 0) return;
      await store.change(
        { text: "alter table public.contact_messages disable trigger user", values: [] },
        { text: COPY, values: [JSON.stringify(rows)] },
        { text: "alter table public.contact_messages enable trigger user", values: [] },
      );
      onNew();
      if (rows.length < PAGE) return;
    }
  };
  const dropGone = async () => {
    const present: number[] = [];
    for (let last = 0; ; ) {
      const rows = await there.ids(last);
      present.push(...rows.map(({ id }) => id));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < PAGE) break;
    }
    await store.change({
      text: `delete from public.contact_messages where id <= $2::text::bigint
        and id not in (select value::bigint from jsonb_array_elements_text($1::text::jsonb))`,
      values: [JSON.stringify(present), String(present.at(-1) ?? 0)],
    });
  };
  let running: Promise<void> | undefined;
  const look = async () => {
    try {
      await fetchNew();
      if (performance.now() - allAt > ALL_ROUND) {
        allAt = performance.now();
        await dropGone();
      }
    } catch (error) {
      console.error(`Messages could not be fetched from Supabase: ${(error as Error).message}`);
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= look();
  }, ROUND);
  timer.unref();
  running = look();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
    /** Deletes messages there, before they are deleted here. */
    remove: async (ids: readonly number[]) => void (await there.remove(ids)),
  };
}

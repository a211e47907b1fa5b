import { messageNumber } from "../../supabase/message-number.ts";
import type { AgencyPages } from "./agency-pages.ts";
import { guessLanguage, mentions, searchWords } from "./message-text.ts";
import type { Store } from "./store.ts";

type Row = { id: number; texts: Record<string, string | null>; more: string | null };
const BATCH = 500;
/** Messages may become visible out of order, so each run checks this many of the last ids again. */
const OVERLAP = 200;

const select = (where: string) => `
  select m.id, to_jsonb(m) - array['id', 'created_at', 'spam_reason'] as texts,
    (select string_agg(t, ' ') from (
      select body as t from desk.notes n where n.message_id = m.id
      union all select body from desk.answers a where a.message_id = m.id and a.state <> 'draft'
    ) as texts) as more
  from public.contact_messages m left join desk.entries e on e.message_id = m.id
  where (e.message_id is null or e.words is null) ${where}
  order by m.id desc limit ${BATCH}`;

const INSERT = `
  insert into desk.entries (message_id, created_at, state, page, service, language, words)
  select m.id, m.created_at, case when m.spam_reason is null then 'new' else 'spam' end,
    f ->> 'page', f ->> 'service', f ->> 'language',
    array_to_tsvector(array(select jsonb_array_elements_text(f -> 'words')))
  from jsonb_array_elements($1::text::jsonb) f
  join public.contact_messages m on m.id = (f ->> 'id')::bigint
  on conflict (message_id) do update set words = excluded.words
  returning message_id`;

/** Updates the statistics of the query planner. PGlite has no autovacuum, which would do this. */
const ANALYZE = `do $$ begin
  if (select abs(reltuples - (select count(*) from desk.entries)) > 500 + 0.2 * abs(reltuples)
      from pg_class where oid = 'desk.entries'::regclass) then
    analyze desk.entries;
  end if;
end $$`;

/**
 * Creates the desk's entries for new messages. The desk does this itself rather than with a trigger, so that it can
 * never block a visitor's message. `all` checks every message and not only the last ones. Returns the number of new
 * entries.
 */
export async function createEntries(store: Store, pages: AgencyPages, all = false): Promise<number> {
  const where = all ? "" : `and m.id > (select coalesce(max(message_id), 0) - ${OVERLAP} from desk.entries)`;
  let count = 0;
  for (;;) {
    const rows = await store.rows<Row>(select(where));
    if (rows.length > 0)
      await store.change({ text: INSERT, values: [JSON.stringify(rows.map((row) => entry(row, pages)))] });
    count += rows.length;
    if (rows.length < BATCH) {
      if (all || count > BATCH) await store.change({ text: ANALYZE, values: [] });
      return count;
    }
  }
}

function entry({ id, texts: { language, ...texts }, more }: Row, pages: AgencyPages) {
  const message = texts.message ?? "";
  const found = mentions(message, pages);
  const text = [...Object.values(texts), messageNumber(texts), more].filter(Boolean).join(" ");
  return {
    id,
    page: found.pages[0]?.path ?? null,
    service: found.service ?? null,
    language: guessLanguage(message, language ?? "en"),
    words: searchWords(text).sort(),
  };
}

import { UNDO_MS } from "../limits.ts";
import type { State } from "./list-messages.ts";
import { searchWords } from "./message-text.ts";
import { type Change, type Person, type Store, withLog } from "./store.ts";

const ids = (list: readonly number[]) => JSON.stringify(list);
/** Matches the messages whose ids are the JSON array $1. */
const IN = "message_id in (select value::bigint from jsonb_array_elements_text($1::text::jsonb))";

/** Sets the state of messages. */
export async function setState(
  store: Store,
  person: Person,
  list: readonly number[],
  state: State,
): Promise<void> {
  await store.change(
    withLog(person, `state-${state}`, {
      text: `update desk.entries set state = $2::text, changed_at = now() where ${IN} and state <> $2::text
        returning message_id, '' as detail`,
      values: [ids(list), state],
    }),
  );
}

/** Marks a new message as open when an editor opens it, without a log row. Returns whether the message was new. */
export async function markOpened(store: Store, id: number): Promise<boolean> {
  const [opened = []] = await store.change({
    text: "update desk.entries set state = 'open', changed_at = now() where message_id = $1::text::bigint and state = 'new' returning 1 as opened",
    values: [String(id)],
  });
  return opened.length > 0;
}

/** Assigns messages to a person, or to nobody (null). */
export async function assign(
  store: Store,
  person: Person,
  list: readonly number[],
  to: string | null,
): Promise<void> {
  const rows = await store.rows<{ name: string }>(`select name from desk."user" where id = $1::text`, [to]);
  if (to !== null && rows[0] === undefined) return;
  await store.change(
    withLog(person, to === null ? "unassign" : "assign", {
      text: `update desk.entries set assigned_to = $2::text, changed_at = now()
        where ${IN} and assigned_to is distinct from $2::text returning message_id, $3::text as detail`,
      values: [ids(list), to, rows[0]?.name ?? ""],
    }),
  );
}

/** Counts the unsent answers that are lost if these messages are deleted. */
export async function countUnsent(store: Store, list: readonly number[]): Promise<number> {
  const [row] = await store.rows<{ unsent: number }>(
    `select count(*) as unsent from desk.answers where ${IN} and state in ('queued', 'sending', 'failed')`,
    [ids(list)],
  );
  return row?.unsent ?? 0;
}

/** Hides messages from the desk. `purge` deletes them after UNDO_MS. */
export async function removeMessages(store: Store, person: Person, list: readonly number[]): Promise<void> {
  await store.change(
    withLog(person, "delete", {
      text: `update desk.entries set deleted_at = now(), changed_at = now() where ${IN} and deleted_at is null
        returning message_id, '' as detail`,
      values: [ids(list)],
    }),
  );
}

/** Shows hidden messages again. */
export async function undelete(store: Store, person: Person, list: readonly number[]): Promise<void> {
  await store.change(
    withLog(person, "undelete", {
      text: `update desk.entries set deleted_at = null, changed_at = now() where ${IN} and deleted_at is not null
        returning message_id, '' as detail`,
      values: [ids(list)],
    }),
  );
}

/**
 * Permanently deletes messages that were hidden more than UNDO_MS ago. `removeRemote` first deletes them in hosted
 * Supabase.
 */
export async function purge(
  store: Store,
  removeRemote?: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const rows = await store.rows<{ id: number }>(
    `select message_id as id from desk.entries where deleted_at < now() - make_interval(secs => ${UNDO_MS / 1000 + 1}) limit 1000`,
  );
  if (rows.length === 0) return;
  const list = rows.map(({ id }) => id);
  await removeRemote?.(list);
  await store.change({
    text: `delete from public.contact_messages where id in (select message_id from desk.entries where deleted_at is not null and ${IN})`,
    values: [ids(list)],
  });
}

/**
 * Adds an internal note, whose words a search also finds. The page chooses `noteId`, so that a repeated
 * request does not add the note twice. Returns whether the message exists.
 */
export async function addNote(
  store: Store,
  person: Person,
  id: number,
  { id: noteId, body }: { id: string; body: string },
): Promise<boolean> {
  const found = await store.rows(
    "select 1 from desk.entries where message_id = $1::text::bigint and deleted_at is null",
    [String(id)],
  );
  if (found.length === 0) return false;
  await store.change(
    withLog(person, "note", {
      text: `insert into desk.notes (id, message_id, author, author_name, body)
        values ($1::text::uuid, $2::text::bigint, $3::text, $4::text, $5::text)
        on conflict do nothing returning message_id, '' as detail`,
      values: [noteId, String(id), person.id, person.name, body],
    }),
    indexText(id, body),
  );
  return true;
}

/** Returns the change by which a search for the given words finds a message. `condition` is SQL about its entry `e`. */
export function indexText(id: number, text: string, condition = "true"): Change {
  return {
    text: `update desk.entries e set changed_at = now(),
        words = words || array_to_tsvector(array(select jsonb_array_elements_text($2::text::jsonb)))
      where message_id = $1::text::bigint and ${condition}`,
    values: [String(id), JSON.stringify(searchWords(text).sort())],
  };
}

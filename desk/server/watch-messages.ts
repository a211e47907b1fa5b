import { repeat } from "../../server/public.ts";
import type { AgencyPages } from "./agency-pages.ts";
import { purge } from "./change-messages.ts";
import { createEntries } from "./create-entries.ts";
import { countUnread } from "./list-messages.ts";
import type { Store } from "./store.ts";

const INTERVAL = 2_000;
const FULL_INTERVAL = 10 * 60_000;

export type Update = { unread: number };
type Listener = (update: Update) => void;

/**
 * Watches for new messages, and for changes by other desks on the same database. Notifies the open pages. Also deletes
 * hidden messages with `purge`, which receives `removeRemote`.
 */
export function watchMessages(
  store: Store,
  pages: AgencyPages,
  removeRemote: ((ids: readonly number[]) => Promise<void>) | undefined,
) {
  const listeners = new Set<Listener>();
  let lastState = "";
  let lastFullCheck = Number.NEGATIVE_INFINITY;

  const check = async () => {
    const isFull = performance.now() - lastFullCheck > FULL_INTERVAL;
    if (isFull) lastFullCheck = performance.now();
    // Delete expired rows. Signed-out visitors can create them, and Better Auth does not delete them.
    if (isFull)
      for (const table of ["verification", "session"])
        await store.change({ text: `delete from desk.${table} where "expiresAt" < now()`, values: [] });
    await createEntries(store, pages, isFull);
    await purge(store, removeRemote);
    if (listeners.size === 0) return;
    const [state] = await store.rows<{ state: string }>(
      `select concat_ws(' ', (select max(changed_at) from desk.entries), (select count(*) from desk.answers where state <> 'draft'),
         (select max(sent_at) from desk.answers),
         (select string_agg(id::text || state || attempts, ' ' order by id) from desk.answers where state in ('queued', 'sending', 'failed')),
         (select string_agg(distinct message_id || author, ' ') from desk.answers
           where state = 'draft' and body ~ '\\S' and changed_at > now() - interval '15 minutes')) as state`,
    );
    if (state === undefined || state.state === lastState) return;
    lastState = state.state;
    const update = { unread: await countUnread(store) };
    for (const notify of listeners) notify(update);
  };
  const { wake, stop } = repeat(
    () => check().catch((error: Error) => console.error(`The messages could not be read: ${error.message}`)),
    INTERVAL,
  );
  const sendCurrent = (notify: Listener) =>
    void countUnread(store).then(
      (unread) => listeners.has(notify) && notify({ unread }),
      () => {},
    );
  return {
    wake,
    /** Reports the current state at once, because it may have changed since the page loaded, and then each change. */
    listen: (listener: Listener) => {
      listeners.add(listener);
      sendCurrent(listener);
      return () => listeners.delete(listener);
    },
    /** Notifies all pages after a change of people or sessions, so that removed people are signed out at once. */
    notifyAll: () => listeners.forEach(sendCurrent),
    stop,
  };
}

export type Watch = ReturnType<typeof watchMessages>;

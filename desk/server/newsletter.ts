import { csvTable } from "../../server/public.ts";
import { logged, type Person, type Store, withLog } from "./store.ts";

export type Subscriber = {
  id: number;
  created_at: string;
  email: string;
  unsubscribed_at: string | null;
  token: string;
};

/** Returns the subscribers, newest first, each with the token of the unsubscribe link. */
export async function listSubscribers(store: Store): Promise<Subscriber[]> {
  await store.change({
    text: "insert into desk.subscribers (subscriber_id) select id from public.newsletter_subscribers on conflict do nothing",
    values: [],
  });
  return store.rows<Subscriber>(
    `select n.id, n.created_at, n.email, s.unsubscribed_at, s.token from public.newsletter_subscribers n
     join desk.subscribers s on s.subscriber_id = n.id order by n.created_at desc, n.id desc`,
  );
}

/** Returns the URL on the site that unsubscribes with one click. */
const unsubscribeLink = (siteUrl: string, token: string) => `${siteUrl}/unsubscribe/${token}`;

/** Returns the current subscribers as CSV, each with the unsubscribe link that every issue must contain. */
export async function exportSubscribers(store: Store, person: Person, siteUrl: string): Promise<string> {
  const rows = (await listSubscribers(store)).filter(({ unsubscribed_at }) => unsubscribed_at === null);
  await store.change(logged(person, "export-newsletter", String(rows.length)));
  return csvTable(
    ["email", "created_at", "unsubscribe"],
    rows.map((row) => ({ ...row, unsubscribe: unsubscribeLink(siteUrl, row.token) })),
  );
}

export async function deleteSubscriber(store: Store, person: Person, id: number): Promise<void> {
  await store.change(
    withLog(person, "delete-subscriber", {
      text: `delete from public.newsletter_subscribers where id = $1::text::bigint
        returning null::bigint as message_id, '#' || id as detail`,
      values: [String(id)],
    }),
  );
}

import { OPTIONAL_FIELDS, type OptionalFieldName } from "../../supabase/contact-fields.ts";
import { messageNumber } from "../../supabase/message-number.ts";
import type { AgencyPages } from "./agency-pages.ts";
import { type ColleagueActivity, type Draft, writing } from "./answers.ts";
import type { State } from "./list-messages.ts";
import { type Mention, mentions } from "./message-text.ts";
import type { Reason } from "./send-due.ts";
import type { Store } from "./store.ts";

export type Answer = {
  id: string;
  author: string;
  author_name: string;
  state: "queued" | "sending" | "sent" | "failed" | "handed" | "cancelled";
  subject: string;
  body: string;
  queued_at: string;
  due_at: string | null;
  sent_at: string | null;
  reason: Reason | null;
  last_error: string | null;
};

/**
 * Selects the optional fields of a message `m`. Reads them as JSON, because an older database may lack their columns.
 */
export const OPTIONAL_COLUMNS = OPTIONAL_FIELDS.map((name) => `to_jsonb(m) ->> '${name}' as ${name}`).join(
  ", ",
);

export type Message = {
  id: number;
  number: string;
  created_at: string;
  /** The time at which the message is deleted automatically. */
  expires_at: string;
  name: string;
  email: string;
  message: string;
  pages: Mention[];
  spam_reason: string | null;
  state: State;
  assigned_to: string | null;
  language: string;
  /** All answers that were ever queued. Includes cancelled answers, so that the number of answers never falls. */
  answers: Answer[];
  /** The person's own drafts, latest first, including empty ones. */
  drafts: Draft[];
  writing: ColleagueActivity["writing"];
  notes: { id: string; author_name: string; body: string; created_at: string }[];
  notices: { channel: string; attempts: number; due_at: string; last_error: string | null }[];
  log: { at: string; person_name: string; did: string; detail: string }[];
  /** The number of other messages from the same e-mail address. */
  others: number;
} & Record<OptionalFieldName, string | null>;

/**
 * Reads a message with its answers, drafts, notes and log. `months` is how long messages are kept. Returns undefined if
 * the message is missing.
 */
export async function openMessage(
  store: Store,
  pages: AgencyPages,
  { id, personId, months }: { id: number; personId: string; months: number },
): Promise<Message | undefined> {
  const [row] = await store.rows<Omit<Message, "number" | "pages">>(
    `select ${OPTIONAL_COLUMNS},
       m.id, m.created_at, m.name, m.email, m.message, m.spam_reason, e.state, e.assigned_to, e.language,
       m.created_at + make_interval(months => $3::text::int) as expires_at,
       coalesce((select jsonb_agg(to_jsonb(a) - array['message_id', 'mail_id', 'revision'] order by a.queued_at)
         from desk.answers a where a.message_id = m.id and a.state <> 'draft'), '[]') as answers,
       coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'subject', a.subject, 'body', a.body, 'revision', a.revision)
         order by a.changed_at desc)
         from desk.answers a where a.message_id = m.id and a.state = 'draft' and a.author = $2::text), '[]') as drafts,
       coalesce((select jsonb_agg(distinct jsonb_build_object('id', w.author, 'name', w.author_name))
         ${writing("m.id", "$2::text")}), '[]') as writing,
       coalesce((select jsonb_agg(to_jsonb(n) order by n.created_at) from desk.notes n where n.message_id = m.id), '[]') as notes,
       coalesce((select jsonb_agg(to_jsonb(s) order by s.channel) from private.notices s
         where s.message_id = m.id and s.delivered_at is null and s.attempts > 0), '[]') as notices,
       coalesce((select jsonb_agg(jsonb_build_object('at', l.at, 'person_name', l.person_name, 'did', l.did, 'detail', l.detail) order by l.at)
         from desk.log l where l.message_id = m.id), '[]') as log,
       (select count(*) from public.contact_messages o where lower(o.email) = lower(m.email) and o.id <> m.id) as others
     from desk.entries e join public.contact_messages m on m.id = e.message_id
     where e.message_id = $1::text::bigint and e.deleted_at is null`,
    [String(id), personId, String(months)],
  );
  if (row === undefined) return undefined;
  return {
    ...row,
    number: messageNumber(row),
    pages: mentions(row.message, pages).pages,
  };
}

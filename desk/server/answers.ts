import { messageNumber } from "../../supabase/message-number.ts";
import { indexText } from "./change-messages.ts";
import { mailWords } from "./mail-words.ts";
import { type Change, type Person, type Store, withLog } from "./store.ts";

export type VisitorMessage = {
  id: number;
  created_at: string;
  name: string;
  email: string;
  message: string;
  language: string;
};
export type Site = { name: string; language: string; timeZone: string };

export const readVisitorMessage = (store: Store, id: number) =>
  store
    .rows<VisitorMessage>(
      `select m.id, m.created_at, m.name, m.email, m.message, e.language from public.contact_messages m
       join desk.entries e on e.message_id = m.id where m.id = $1::text::bigint and e.deleted_at is null`,
      [String(id)],
    )
    .then(([row]) => row);

/** Returns an e-mail's text: the answer, the signature and the quoted message. */
export function answerText(body: string, signature: string, message: VisitorMessage, site: Site): string {
  const date = new Intl.DateTimeFormat(message.language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.timeZone,
  }).format(new Date(message.created_at));
  const quoted = message.message.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
  const signed = signature.trim() === "" ? "" : `\n\n-- \n${signature.trim()}`;
  return `${body.trim()}${signed}\n\n${mailWords(message.language).wrote(message.name, date)}\n${quoted.join("\n")}\n`;
}

/** Returns the default subject of an answer and the quoted message, which the composer shows. */
export async function answerDefaults(store: Store, id: number, site: Site) {
  const message = await readVisitorMessage(store, id);
  if (message === undefined) return undefined;
  const subject = mailWords(message.language).subject(site.name, messageNumber(message));
  return { subject, quoted: answerText("", "", message, site).trim() };
}

/** A draft. The page chooses `id` and raises `revision` with each change. */
export type Draft = { id: string; subject: string; body: string; revision: number };

/** Reads the state of an answer, and whether the stored text equals the given text. */
async function readAnswer(store: Store, person: Person, { id, subject, body }: Omit<Draft, "revision">) {
  const [row] = await store.rows<{ state: string; same: boolean }>(
    `select state, subject = $3::text and body = $4::text as same
     from desk.answers where id = $1::text::uuid and author = $2::text`,
    [id, person.id, subject, body],
  );
  return row;
}

/**
 * Saves a draft. A late or repeated request never replaces newer text, and never changes a sent answer. Returns "saved"
 * if the database has this text, "taken" if it has another text under this id, or "gone" if the message is missing.
 */
export async function saveDraft(
  store: Store,
  person: Person,
  messageId: number,
  draft: Draft,
): Promise<"saved" | "taken" | "gone"> {
  const { id, subject, body, revision } = draft;
  await store.change({
    text: `insert into desk.answers as a (id, message_id, author, author_name, state, subject, body, revision)
      select $1::text::uuid, message_id, $3::text, $4::text, 'draft', $5::text, $6::text, $7::text::int
      from desk.entries where message_id = $2::text::bigint
      on conflict (id) do update
      set subject = excluded.subject, body = excluded.body, revision = excluded.revision, changed_at = now()
      where a.state = 'draft' and a.author = excluded.author and a.message_id = excluded.message_id
        and a.revision < excluded.revision`,
    values: [id, String(messageId), person.id, person.name, subject, body, String(revision)],
  });
  const stored = await readAnswer(store, person, draft);
  if (stored === undefined) return "gone";
  return stored.same ? "saved" : "taken";
}

/** Selects the drafts for which a colleague counts as "writing": drafts with text, changed in the last 15 minutes. */
export const writing = (message: string, author: string) => `
  from desk.answers w where w.message_id = ${message} and w.author <> ${author} and w.state = 'draft'
    and w.body ~ '\\S' and w.changed_at > now() - interval '15 minutes'`;

/** The answers that the sender has not seen yet, and the colleagues who are writing. */
export type ColleagueActivity = {
  since: { name: string; at: string }[];
  writing: { id: string; name: string }[];
  /** The current number of answers. To confirm, the page sends this number back as `seen`. */
  seen: number;
};

export type AnswerToSend = Omit<Draft, "revision"> & {
  /** Whether the person sent the answer with their own mail program. */
  handed: boolean;
  /** The number of answers and the ids of writing colleagues that the sender has seen. */
  seen: number;
  writing: string[];
};

/**
 * Queues an answer in one transaction, so that the outbox sends it even after a crash. A repeated request with the same
 * id changes nothing. Returns "gone" if the message is missing, "sent" if another text was sent under this id, or the
 * activity of colleagues that the sender must confirm.
 */
export async function queueAnswer(
  store: Store,
  person: Person,
  messageId: number,
  answer: AnswerToSend,
): Promise<"queued" | "sent" | "gone" | ColleagueActivity> {
  const message = String(messageId);
  const { id, subject, body, handed, seen } = answer;
  const isQueued =
    "exists (select from desk.answers a where a.message_id = e.message_id and a.queued_at = now())";
  await store.change(
    // Lock the message's entry, so that two people cannot both send at the same moment.
    { text: "select 1 from desk.entries where message_id = $1::text::bigint for update", values: [message] },
    withLog(person, handed ? "answer-handed" : "answer", {
      text: `insert into desk.answers as a
          (id, message_id, author, author_name, state, subject, body, queued_at, due_at, sent_at)
        select $1::text::uuid, e.message_id, $3::text, $4::text, $5::text, $6::text, $7::text, now(),
          case when $5::text = 'queued' then now() end, case when $5::text = 'handed' then now() end
        from desk.entries e where e.message_id = $2::text::bigint and e.deleted_at is null
          and (select count(*) from desk.answers o where o.message_id = e.message_id and o.queued_at is not null) <= $8::text::int
          and not exists (select ${writing("e.message_id", "$3::text")} and not $9::text::jsonb ? w.author)
        on conflict (id) do update
        set state = excluded.state, subject = excluded.subject, body = excluded.body, changed_at = now(),
          queued_at = excluded.queued_at, due_at = excluded.due_at, sent_at = excluded.sent_at
        where a.state = 'draft' and a.author = excluded.author and a.message_id = excluded.message_id
        returning message_id, '' as detail`,
      values: [
        id,
        message,
        person.id,
        person.name,
        handed ? "handed" : "queued",
        subject,
        body,
        String(seen),
        JSON.stringify(answer.writing),
      ],
    }),
    {
      text: `update desk.entries e set state = 'answered' where message_id = $1::text::bigint and ${isQueued}
        and not exists (select from desk.answers f where f.message_id = e.message_id and f.state = 'failed')`,
      values: [message],
    },
    indexText(messageId, body, isQueued),
  );
  const stored = await readAnswer(store, person, answer);
  if (stored && stored.state !== "draft")
    return stored.same && stored.state !== "cancelled" ? "queued" : "sent";
  const [found] = await store.rows<ColleagueActivity>(
    `select (select count(*) from desk.answers o where o.message_id = e.message_id and o.queued_at is not null) as seen,
       coalesce((select jsonb_agg(jsonb_build_object('name', n.author_name, 'at', n.queued_at) order by n.queued_at) from (
         select author_name, queued_at from desk.answers o where o.message_id = e.message_id and o.queued_at is not null
         order by queued_at offset $2::text::int) n), '[]') as since,
       coalesce((select jsonb_agg(distinct jsonb_build_object('id', w.author, 'name', w.author_name))
         ${writing("e.message_id", "$3::text")}), '[]') as writing
     from desk.entries e where e.message_id = $1::text::bigint and e.deleted_at is null`,
    [message, String(seen), person.id],
  );
  return found ?? "gone";
}

/** Tries at once to send a failed answer again. */
export async function retryAnswer(store: Store, person: Person, id: string): Promise<void> {
  await store.change(
    withLog(person, "retry", {
      text: `update desk.answers set state = 'queued', due_at = now(), attempts = 0
        where id = $1::text::uuid and state = 'failed' returning message_id, '' as detail`,
      values: [id],
    }),
  );
}

/**
 * Cancels an answer that was not sent. With `draftId`, saves its text as a draft under that id. Returns false if the
 * answer is being sent or was sent.
 */
export async function cancelAnswer(store: Store, person: Person, id: string, draftId?: string) {
  const isCancelled = "a.id = $1::text::uuid and a.state = 'cancelled' and a.changed_at = now()";
  const copy: Change = {
    text: `insert into desk.answers (id, message_id, author, author_name, state, subject, body, revision)
      select $2::text::uuid, a.message_id, $3::text, $4::text, 'draft', a.subject, a.body, 1
      from desk.answers a where ${isCancelled} on conflict do nothing`,
    values: [id, draftId ?? null, person.id, person.name],
  };
  const [rows = []] = await store.change(
    withLog(person, draftId ? "edit-answer" : "cancel-answer", {
      text: `update desk.answers set state = 'cancelled', due_at = null, changed_at = now()
        where id = $1::text::uuid and state in ('queued', 'failed') returning message_id, '' as detail`,
      values: [id],
    }),
    ...(draftId ? [copy] : []),
    {
      text: `update desk.entries e set state = 'open', changed_at = now() from desk.answers a
        where ${isCancelled} and e.message_id = a.message_id and e.state = 'answered' and not exists (
          select from desk.answers o where o.message_id = e.message_id and o.state not in ('draft', 'cancelled'))`,
      values: [id],
    },
  );
  return rows.length > 0;
}

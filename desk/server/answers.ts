import { noticeId, printable } from "../../server/public.ts";
import { messageNumber } from "../../supabase/message-number.ts";
import { addWords } from "./change-messages.ts";
import type { Mailer } from "./mail.ts";
import { mailWords } from "./mail-words.ts";
import { logged, type Person, type Store, withLog } from "./store.ts";

type Written = {
  id: number;
  created_at: string;
  name: string;
  email: string;
  message: string;
  language: string;
};
export type Site = { name: string; language: string; timeZone: string };

const byId = (store: Store, id: number) =>
  store
    .rows<Written>(
      `select m.id, m.created_at, m.name, m.email, m.message, e.language from public.contact_messages m
       join desk.entries e on e.message_id = m.id where m.id = $1::text::bigint and e.deleted_at is null`,
      [String(id)],
    )
    .then(([row]) => row);

/** The subject that an answer has unless another one is written. */
export function answerSubject(
  message: Pick<Written, "name" | "email" | "message" | "language">,
  site: Site,
): string {
  return mailWords(message.language).subject(site.name, messageNumber(message));
}

/** What is sent: the answer, the signature after its mark, the visitor's words as a quotation. */
export function answerText(body: string, signature: string, message: Written, site: Site): string {
  const date = new Intl.DateTimeFormat(message.language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.timeZone,
  }).format(new Date(message.created_at));
  const quoted = message.message.split(/\r\n|\r|\n/).map((line) => `> ${line}`.trimEnd());
  const signed = signature.trim() === "" ? "" : `\n\n-- \n${signature.trim()}`;
  return `${body.trim()}${signed}\n\n${mailWords(message.language).wrote(message.name, date)}\n${quoted.join("\n")}\n`;
}

/** Keeps what somebody has written so far; an empty text removes the draft. */
export async function saveDraft(
  store: Store,
  person: Person,
  id: number,
  draft: { subject: string; body: string },
) {
  if (draft.body.trim() === "") {
    await store.change({
      text: "delete from desk.answers where message_id = $1::text::bigint and author = $2::text and state = 'draft'",
      values: [String(id), person.id],
    });
    return;
  }
  await store.change({
    text: `insert into desk.answers (message_id, author, author_name, state, subject, body)
      select $1::text::bigint, $2::text, $3::text, 'draft', $4::text, $5::text
      where exists (select from desk.entries where message_id = $1::text::bigint)
      on conflict (message_id, author) where state = 'draft'
      do update set subject = excluded.subject, body = excluded.body, changed_at = now()`,
    values: [String(id), person.id, person.name, draft.subject, draft.body],
  });
}

/**
 * Makes an answer a row that waits to be sent, in one transaction with the end of its draft: it is sent from there,
 * also after a crash. `handed`: the person's mail program has it.
 * @returns its id; undefined when there is no such message
 */
export async function queueAnswer(
  store: Store,
  person: Person,
  { id, subject, body, handed }: { id: number; subject: string; body: string; handed: boolean },
): Promise<string | undefined> {
  if ((await byId(store, id)) === undefined) return undefined;
  const [, rows = []] = await store.change(
    {
      text: "delete from desk.answers where message_id = $1::text::bigint and author = $2::text and state = 'draft'",
      values: [String(id), person.id],
    },
    {
      text: `insert into desk.answers (message_id, author, author_name, state, subject, body, due_at, sent_at)
        values ($1::text::bigint, $2::text, $3::text, $4::text, $5::text, $6::text,
          case when $4::text = 'queued' then now() end, case when $4::text = 'handed' then now() end)
        returning id::text as id`,
      values: [String(id), person.id, person.name, handed ? "handed" : "queued", subject, body],
    },
    {
      text: "update desk.entries set state = 'answered', changed_at = now() where message_id = $1::text::bigint",
      values: [String(id)],
    },
    addWords(id, body),
    logged(person, handed ? "answer-handed" : "answer", id),
  );
  return String(rows[0]?.id);
}

type Claimed = {
  id: string;
  message_id: number;
  author: string;
  author_name: string;
  subject: string;
  body: string;
  attempts: number;
};

/** An attempt has its answer for five minutes; one that was interrupted is repeated after them. */
const CLAIM = `
  update desk.answers set state = 'sending', attempts = attempts + 1, due_at = now() + interval '5 minutes'
  where id = (
    select id from desk.answers where state in ('queued', 'sending', 'failed') and due_at <= now()
    order by due_at limit 1 for update skip locked
  )
  returning id::text as id, message_id::text as message_id, author, author_name, subject, body, attempts`;

const FAILED = `
  update desk.answers set state = 'failed', last_error = $2::text,
    due_at = case when attempts < 12 then now() + least(interval '6 hours', interval '1 minute' * power(2, attempts - 1)) end
  where id = $1::text::uuid`;

/**
 * Sends answers that are due, one after the other. Each keeps its `Message-ID` at every attempt, so that a letter whose
 * acceptance was lost is seen as the same.
 * @returns whether any changed its state
 */
export async function sendDue(store: Store, mailer: Mailer, site: Site): Promise<boolean> {
  let hasSent = false;
  for (;;) {
    const [rows = []] = await store.change({ text: CLAIM, values: [] });
    const claimed = rows[0] as (Omit<Claimed, "message_id"> & { message_id: string }) | undefined;
    if (claimed === undefined) return hasSent;
    hasSent = true;
    const message = await byId(store, Number(claimed.message_id));
    const mailId = `<answer-${claimed.id}@${mailer.domain}>`;
    try {
      if (message === undefined) throw Object.assign(new Error("The message is deleted."), { code: "GONE" });
      const [signed] = await store.rows<{ signature: string }>(
        `select signature from desk."user" where id = $1::text`,
        [claimed.author],
      );
      const earlier = await store.rows<{ mail_id: string }>(
        `select mail_id from desk.answers where message_id = $1::text::bigint and state = 'sent' and mail_id is not null order by sent_at`,
        [claimed.message_id],
      );
      // The notice of the message, where the office's mail program has it, begins the conversation.
      const notice = { id: message.id, createdAt: new Date(message.created_at) } as Parameters<
        typeof noticeId
      >[0];
      const references = [`<${noticeId(notice)}@${mailer.domain}>`, ...earlier.map(({ mail_id }) => mail_id)];
      await mailer.send({
        to: message.email,
        toName: message.name,
        fromName: claimed.author_name,
        subject: claimed.subject,
        text: answerText(claimed.body, signed?.signature ?? "", message, site),
        messageId: mailId,
        inReplyTo: references.at(-1) ?? "",
        references,
      });
    } catch (error) {
      const { code, message: text } = error as { code?: string; message: string };
      console.error(`An answer could not be sent (attempt ${claimed.attempts}, ${code ?? "no code"}).`);
      // A mail server may say anything, also what the database cannot keep.
      const said = printable(text.replaceAll(/\s+/g, " ")).slice(0, 300);
      await store.change({ text: FAILED, values: [claimed.id, said] });
      continue;
    }
    await store.change({
      text: "update desk.answers set state = 'sent', sent_at = now(), mail_id = $2::text, last_error = null, due_at = null where id = $1::text::uuid",
      values: [claimed.id, mailId],
    });
  }
}

/** Sends an answer that failed at once. */
export async function retryAnswer(store: Store, person: Person, id: string): Promise<void> {
  await store.change(
    withLog(person, "retry", {
      text: `update desk.answers set state = 'queued', due_at = now(), attempts = 0
        where id = $1::text::uuid and state = 'failed' returning message_id, '' as detail`,
      values: [id],
    }),
  );
}

/** What the composer begins with. */
export async function answerStart(store: Store, id: number, site: Site) {
  const message = await byId(store, id);
  return (
    message && { subject: answerSubject(message, site), quoted: answerText("", "", message, site).trim() }
  );
}

import { noticeId, printable } from "../../server/public.ts";
import { answerText, readVisitorMessage, type Site, type VisitorMessage } from "./answers.ts";
import type { Mailer } from "./mail.ts";
import type { Person, Store } from "./store.ts";

/** The reason why an attempt failed. Only after 'unreachable' and 'later', the desk tries again by itself. */
export type Reason = "unreachable" | "later" | "login" | "address" | "refused" | "interrupted" | "restored";

/**
 * A desk renews this lease on an answer while it sends it. An expired lease means that sending was interrupted, for
 * example by `kill -9`.
 */
const LEASE = "now() + interval '30 seconds'";
const RENEWAL = 8_000;

type Claimed = Pick<Person, "name"> & {
  id: string;
  message_id: string;
  author: string;
  author_name: string;
  subject: string;
  body: string;
};

/** Claims an answer in one statement, so that two desks never send the same answer. Skips deleted messages. */
const CLAIM = `
  update desk.answers set state = 'sending', attempts = attempts + 1, due_at = ${LEASE}
  where id = (
    select a.id from desk.answers a join desk.entries e on e.message_id = a.message_id
    where a.state in ('queued', 'failed') and a.due_at <= now() and e.deleted_at is null
    order by a.due_at limit 1 for update of a skip locked
  )
  returning id::text as id, message_id::text as message_id, author, author_name, subject, body`;

const FAILED = `
  update desk.answers set state = 'failed', reason = $2::text, last_error = $3::text,
    due_at = case when $2::text in ('unreachable', 'later') and attempts < 12
      then now() + least(interval '6 hours', interval '1 minute' * power(2, attempts - 1)) end
  where id = $1::text::uuid and state = 'sending' returning author, due_at is null as is_final`;

/** Moves the message back to "To do" after the first failed attempt, and again after the last one. */
const REOPEN = `
  update desk.entries set state = 'open', changed_at = now()
  where state in ('answered', 'archived') and message_id = (
    select message_id from desk.answers
    where id = $1::text::uuid and state = 'failed' and (attempts = 1 or due_at is null))`;

/** Marks the message as answered again when a later attempt succeeds. */
const ANSWERED = `
  update desk.entries e set state = 'answered', changed_at = now() from desk.answers a
  where a.id = $1::text::uuid and a.reason is not null and e.message_id = a.message_id and e.state in ('new', 'open')
    and not exists (select from desk.answers f where f.message_id = e.message_id and f.id <> a.id and f.state = 'failed')`;

const SENT = `
  update desk.answers set state = 'sent', sent_at = now(), mail_id = $2::text, reason = null, last_error = null, due_at = null
  where id = $1::text::uuid`;

/**
 * Returns the reason for an error of the mail server. `isHandedOver` tells whether the server received the whole
 * e-mail.
 */
export function failureReason(
  { code, responseCode = 0 }: { code?: string | undefined; responseCode?: number | undefined },
  isHandedOver: boolean,
): Reason {
  if (code === "EAUTH") return "login";
  if (responseCode >= 500) return code === "EENVELOPE" ? "address" : "refused";
  if (responseCode >= 400) return "later";
  if (isHandedOver) return "interrupted";
  return code === "EENVELOPE" ? "address" : "unreachable";
}

/**
 * Sends the due answers one after the other. Does not repeat an interrupted attempt, because the e-mail may have
 * arrived; a person decides whether to send it again. Returns whether any answer changed its state.
 */
export async function sendDue(store: Store, mailer: Mailer, site: Site): Promise<boolean> {
  const interrupted = await store.rows<Claimed>(
    "select id, message_id::text as message_id, author from desk.answers where state = 'sending' and due_at < now()",
  );
  for (const { id, message_id } of interrupted) {
    await recordFailure(store, mailer, { id, message_id }, "interrupted", "");
  }
  for (let count = interrupted.length; ; count += 1) {
    const [rows = []] = await store.change({ text: CLAIM, values: [] });
    const claimed = rows[0] as Claimed | undefined;
    if (claimed === undefined) return count > 0;
    await attempt(store, mailer, site, claimed);
  }
}

async function attempt(store: Store, mailer: Mailer, site: Site, claimed: Claimed): Promise<void> {
  const renewal = setInterval(() => {
    const text = `update desk.answers set due_at = ${LEASE} where id = $1::text::uuid and state = 'sending'`;
    store.change({ text, values: [claimed.id] }).catch((error: Error) => {
      console.error(`The lease on an answer could not be renewed: ${error.message}`);
    });
  }, RENEWAL);
  const mailId = `<answer-${claimed.id}@${mailer.domain}>`;
  let isHandedOver = false;
  try {
    const message = await readVisitorMessage(store, Number(claimed.message_id));
    if (message === undefined) {
      // The message was deleted after the claim. Queue the answer again, because the deletion can be undone.
      const text =
        "update desk.answers set state = 'queued', due_at = now() where id = $1::text::uuid and state = 'sending'";
      await store.change({ text, values: [claimed.id] });
      return;
    }
    const { signature, references } = await readContext(store, mailer, claimed, message);
    await mailer.send(
      {
        to: message.email,
        toName: message.name,
        fromName: claimed.author_name,
        replyTo: mailer.replyTo,
        subject: claimed.subject,
        text: answerText(claimed.body, signature, message, site),
        messageId: mailId,
        inReplyTo: references.at(-1) ?? "",
        references,
      },
      () => {
        isHandedOver = true;
      },
    );
  } catch (error) {
    const given = error as { code?: string; responseCode?: number; response?: string; message: string };
    console.error(`An answer could not be sent (${given.responseCode ?? given.code ?? "no code"}).`);
    // The mail server's text may contain characters that the database cannot store.
    const serverText = printable((given.response ?? given.message).replaceAll(/\s+/g, " ")).slice(0, 300);
    await recordFailure(store, mailer, claimed, failureReason(given, isHandedOver), serverText);
    return;
  } finally {
    clearInterval(renewal);
  }
  await store.change({ text: ANSWERED, values: [claimed.id] }, { text: SENT, values: [claimed.id, mailId] });
}

/**
 * Reads the author's signature, and the e-mail ids of the conversation for the References header: first the id of the
 * notice about the message, then those of earlier answers.
 */
async function readContext(store: Store, mailer: Mailer, claimed: Claimed, message: VisitorMessage) {
  const [author] = await store.rows<{ signature: string }>(
    `select signature from desk."user" where id = $1::text`,
    [claimed.author],
  );
  const earlier = await store.rows<{ mail_id: string }>(
    `select mail_id from desk.answers where message_id = $1::text::bigint and state = 'sent' and mail_id is not null order by sent_at`,
    [claimed.message_id],
  );
  const notice = { id: message.id, createdAt: new Date(message.created_at) };
  const references = [`<${noticeId(notice)}@${mailer.domain}>`, ...earlier.map(({ mail_id }) => mail_id)];
  return { signature: author?.signature ?? "", references };
}

/**
 * Records a failed attempt. After the last attempt, also tells the author by e-mail, because the desk may not be open.
 */
async function recordFailure(
  store: Store,
  mailer: Mailer,
  { id, message_id }: Pick<Claimed, "id" | "message_id">,
  reason: Reason,
  serverText: string,
): Promise<void> {
  const [rows = []] = await store.change(
    { text: FAILED, values: [id, reason, serverText] },
    { text: REOPEN, values: [id] },
  );
  if (!rows[0]?.is_final) return;
  const [author] = await store.rows<Pick<Person, "name" | "email" | "language">>(
    `select name, email, language from desk."user" where id = $1::text and id <> 'local'`,
    [String(rows[0].author)],
  );
  const message = await readVisitorMessage(store, Number(message_id));
  if (!author || !message) return;
  await mailer.notSent(author, message.name, serverText).catch(({ message }: Error) => {
    console.error(`The author could not be notified of an unsent answer: ${message}`);
  });
}

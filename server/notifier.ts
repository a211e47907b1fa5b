import { setTimeout as wait } from "node:timers/promises";
import { CONTACT_FIELDS, type FieldName } from "../supabase/contact-fields.ts";
import type { Database, Sql } from "./database.ts";
import type { Channel, Notice, Refusal } from "./notice.ts";
import { counted, printable } from "./printable.ts";
import { repeat } from "./repeat.ts";
import { errorText } from "./start-error.ts";

/** Interval at which due notices are sent, in ms: retries, and notices that a stopped server left behind. */
const INTERVAL = 15_000;
/** How long an attempt may delay the end of this process, in ms. */
const STOP_LIMIT = 5_000;

export type Notifier = {
  /** Sends due notices now. */
  wake(): void;
  /** Waits for the attempt in progress, at most STOP_LIMIT. */
  stop(): Promise<void>;
};

/**
 * Sends the notices in the database until each recipient has accepted or refused it for good. An attempt claims its
 * notice for five minutes, so servers share the work and interrupted attempts are repeated. A failed notice waits a
 * minute, then twice as long each time, at most six hours.
 * @param isOnlyServer whether claims of an earlier process can be ignored
 */
export async function startNotifier(
  database: Database,
  channels: readonly Channel[],
  isOnlyServer: boolean,
): Promise<Notifier> {
  await database.transaction((sql) => prepare(sql, channels, isOnlyServer));
  if (channels.length === 0) return { wake: () => {}, stop: async () => {} };

  const ending = new AbortController();
  const { wake, stop } = repeat(() => sendDue(database, channels, ending.signal), INTERVAL);
  wake();
  return {
    wake,
    stop: async () => {
      ending.abort();
      await Promise.race([stop(), wait(STOP_LIMIT, undefined, { ref: false })]);
    },
  };
}

/** Stores the channels for new notices. Makes failed notices due at once, because settings may have changed. */
async function prepare(sql: Sql, channels: readonly Channel[], isOnlyServer: boolean): Promise<void> {
  const names = JSON.stringify(channels.map(({ name }) => name));
  await sql.query(
    `with wanted as (select jsonb_array_elements_text($1::text::jsonb) as channel),
          gone as (delete from private.notice_channels where channel not in (select channel from wanted))
     insert into private.notice_channels select channel from wanted on conflict do nothing`,
    [names],
  );
  await sql.run(
    `update private.notices set due_at = now(), given_up_at = null, refused_by = '{}'
     where delivered_at is null and (last_error is not null or ${isOnlyServer})`,
  );
}

type Claim = {
  message_id: string;
  channel: string;
  attempts: number;
  message: string;
  /** JSON arrays of recipients. */
  delivered_to: string;
  refused_by: string;
};

/** Sends notices until none is due. Skips a channel until the next round after it delivers nothing. */
async function sendDue(database: Database, channels: readonly Channel[], ending: AbortSignal): Promise<void> {
  let open = channels;
  try {
    while (open.length > 0 && !ending.aborted) {
      database.checkDisk();
      const claim = await claimNext(database, open);
      const channel = open.find(({ name }) => name === claim?.channel);
      if (claim === undefined || channel === undefined) return;
      const isDelivered = await sendNotice(database, channel, claim);
      if (!isDelivered) open = open.filter((other) => other !== channel);
    }
  } catch (error) {
    console.error(`Notices could not be read or recorded: ${errorText(error)}`);
  }
}

/**
 * Sends a notice to the recipients who have neither received nor finally refused it, and records the result.
 * @returns whether a recipient accepted it, or nobody was left to send it to
 */
async function sendNotice(database: Database, channel: Channel, claim: Claim): Promise<boolean> {
  const refusedBefore = JSON.parse(claim.refused_by) as string[];
  const done = [...(JSON.parse(claim.delivered_to) as string[]), ...refusedBefore];
  const waiting = channel.recipients.filter((recipient) => !done.includes(recipient));
  const refusals = await attempt(channel, readNotice(claim.message), waiting);
  const isRefused = (recipient: string) => refusals.some((refusal) => refusal.recipient === recipient);
  const delivered = waiting.filter((recipient) => !isRefused(recipient));
  const final = refusals.filter(({ isFinal }) => isFinal);
  const isOpen = refusals.length > final.length;
  const isComplete = refusals.length + refusedBefore.length === 0;
  // Escape the reasons, because a mail server may send characters that the database cannot store.
  const reasons = [...new Set(refusals.map(({ reason }) => printable(reason)))];
  if (reasons.length === 0 && !isComplete) reasons.push(`${refusedBefore.join(", ")}: refused before`);
  await record(database, [
    claim.message_id,
    claim.channel,
    JSON.stringify(delivered),
    JSON.stringify(final.map(({ recipient }) => recipient)),
    isOpen ? "open" : isComplete ? "delivered" : "given up",
    reasons.join("; ").slice(0, 300) || null,
  ]);
  // Don't log the receivers' answers, which may quote the visitor.
  const name = `The ${channel.name} notice of message ${claim.message_id}`;
  if (isOpen)
    console.error(
      `${name} failed (attempt ${claim.attempts}): it is sent again. npm run messages shows why.`,
    );
  if (final.length > 0) {
    const refusing = `${final.length} of ${counted(channel.recipients.length, "recipient")}`;
    console.error(
      `${name} was refused for good by ${refusing}: it is sent again only after a restart. npm run messages shows why.`,
    );
  }
  return delivered.length > 0 || waiting.length === 0;
}

async function attempt(
  channel: Channel,
  notice: Notice,
  recipients: readonly string[],
): Promise<readonly Refusal[]> {
  if (recipients.length === 0) return [];
  try {
    return await channel.send(notice, recipients);
  } catch (error) {
    return recipients.map((recipient) => ({ recipient, reason: errorText(error), isFinal: false }));
  }
}

async function claimNext(database: Database, channels: readonly Channel[]): Promise<Claim | undefined> {
  const names = JSON.stringify(channels.map(({ name }) => name));
  const [claim] = await database.query<Claim>(CLAIM, [names]);
  return claim;
}

/** Records a result. Tries again if the database fails, so that no notice is sent twice. */
async function record(database: Database, values: readonly (string | null)[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.query(RECORD, values);
      return;
    } catch (error) {
      if (attempt === 10) throw error;
      await wait(1000);
    }
  }
}

function readNotice(message: string): Notice {
  const row = JSON.parse(message) as Record<string, string | null>;
  return {
    id: Number(row.id),
    createdAt: new Date(row.created_at ?? ""),
    language: row.language ?? "",
    ...(Object.fromEntries(CONTACT_FIELDS.map(({ name }) => [name, row[name] ?? ""])) as Record<
      FieldName,
      string
    >),
  };
}

const CLAIM = `
  update private.notices n
  set attempts = n.attempts + 1, last_error = null, due_at = now() + interval '5 minutes'
  from public.contact_messages m
  where m.id = n.message_id and (n.message_id, n.channel) = (
    select message_id, channel from private.notices
    where delivered_at is null and given_up_at is null and due_at <= now()
      and channel in (select jsonb_array_elements_text($1::text::jsonb))
    order by due_at, message_id limit 1 for update skip locked
  )
  returning n.message_id::text, n.channel, n.attempts, to_jsonb(m)::text as message,
    to_jsonb(n.delivered_to)::text as delivered_to, to_jsonb(n.refused_by)::text as refused_by`;

const RECORD = `
  update private.notices
  set delivered_to = delivered_to || array(select jsonb_array_elements_text($3::text::jsonb)),
      refused_by = refused_by || array(select jsonb_array_elements_text($4::text::jsonb)),
      delivered_at = case when $5::text = 'delivered' then now() end,
      given_up_at = case when $5::text = 'given up' then now() end,
      last_error = $6::text,
      due_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(attempts, 10) - 1))
  where message_id = $1::text::bigint and channel = $2::text`;

import { createHmac } from "node:crypto";
import { type Channel, type Notice, type NoticeSite, noticeId, noticeText } from "./notice.ts";
import type { NotifyConfig } from "./notify-config.ts";

/** Time-out of the receiver, in ms. */
const TIME_LIMIT = 15_000;
/** Longest `text`, in UTF-16 units: Discord takes 2,000 characters, other chat tools more. */
const MOST_TEXT = 2_000;
/** The 4xx statuses after which a later attempt may succeed: Request Timeout, Too Early, Too Many Requests. */
const TEMPORARY = [408, 425, 429];

/** Name of the receiver in the database, which does not store its URL, because that is secret. */
const RECIPIENT = "webhook";

/**
 * Creates the channel that sends notices by HTTP, signed as in Standard Webhooks (https://www.standardwebhooks.com): the
 * receiver checks the HMAC-SHA256 of 'webhook-id.webhook-timestamp.body' and detects repeated notices by their id. Chat
 * tools show `text`.
 */
export function webhookChannel(config: NonNullable<NotifyConfig["webhook"]>, site: NoticeSite): Channel {
  return {
    name: "webhook",
    recipients: [RECIPIENT],
    send: async (notice) => {
      const body = JSON.stringify(payload(notice, site));
      const id = noticeId(notice);
      const timestamp = Math.floor(Date.now() / 1000);
      const response = await fetch(config.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": `v1,${sign(config.secret, `${id}.${timestamp}.${body}`)}`,
        },
        body,
        redirect: "manual", // a redirect would send the notice to another receiver
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      const isFinal = status >= 400 && status < 500 && !TEMPORARY.includes(status);
      return ok ? [] : [{ recipient: RECIPIENT, reason: `The webhook answered ${status}`, isFinal }];
    },
  };
}

function payload(notice: Notice, site: NoticeSite): object {
  const { createdAt, ...message } = notice;
  const { subject, text } = noticeText(notice, site);
  return {
    type: "contact_message.created",
    timestamp: createdAt.toISOString(),
    text: chatText(`${subject}\n${text}`),
    data: message,
  };
}

/**
 * Escapes links and mentions of chat tools, and shortens the text to MOST_TEXT. Cuts between whole characters as readers
 * see them, never inside an emoji, a conjunct or an escape.
 */
export function chatText(text: string): string {
  const shown = text.replaceAll(/@(?=(?:all|channel|everyone|here)\b)/gi, "@\u200b");
  const whole = escapeMarkup(shown);
  if (whole.length <= MOST_TEXT) return whole;
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(shown)) {
    const next = short + escapeMarkup(segment);
    if (next.length >= MOST_TEXT) break;
    short = next;
  }
  return `${short.trimEnd()}…`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function sign(secret: string, content: string): string {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return createHmac("sha256", key).update(content).digest("base64");
}

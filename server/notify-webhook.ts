import { createHmac } from "node:crypto";
import { type Channel, type Notice, type NoticeSite, noticeId, noticeText } from "./notice.ts";
import type { NotifyConfig } from "./notify-config.ts";

/** How long the receiver may take, in ms. */
const PATIENCE = 15_000;

/**
 * Notices by HTTP, signed as Standard Webhooks has it (https://www.standardwebhooks.com): the receiver computes
 * HMAC-SHA256 of 'webhook-id.webhook-timestamp.body' and knows a repeated notice by its id. `text` is for chat
 * tools, which show it and ignore the rest.
 */
export function webhookChannel(config: NonNullable<NotifyConfig["webhook"]>, site: NoticeSite): Channel {
  return {
    name: "webhook",
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
        redirect: "manual", // a signed message goes to nobody else
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
    },
  };
}

function payload(notice: Notice, site: NoticeSite): object {
  const { createdAt, ...message } = notice;
  const { subject, text } = noticeText(notice, site);
  return {
    type: "contact_message.created",
    timestamp: createdAt.toISOString(),
    text: harmless(`${subject}\n${text}`),
    data: message,
  };
}

/** A visitor must not write links under other names, or call everybody in a channel. */
function harmless(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/@(?=(?:all|channel|everyone|here)\b)/gi, "@\u200b");
}

function sign(secret: string, content: string): string {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return createHmac("sha256", key).update(content).digest("base64");
}

import { createHmac } from "node:crypto";
import { type Channel, type Notice, type NoticeSite, noticeId, noticeText } from "./notice.ts";
import type { NotifyConfig } from "./notify-config.ts";

/** Time-out of the receiver, in ms. */
const TIME_LIMIT = 15_000;

/**
 * Notices by HTTP, signed by Standard Webhooks (https://www.standardwebhooks.com): the receiver computes HMAC-SHA256
 * of 'webhook-id.webhook-timestamp.body' and sees repeated notices by their id. Chat tools show `text`.
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
        redirect: "manual", // not to another receiver
        signal: AbortSignal.timeout(TIME_LIMIT),
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

/** Escapes what chat tools would show as links or mentions. */
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

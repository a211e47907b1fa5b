import { createTransport } from "nodemailer";
import { type Channel, type NoticeSite, noticeId, noticeText } from "./notice.ts";
import type { NotifyConfig } from "./notify-config.ts";
import { printable } from "./printable.ts";

/** Time-out of the mail server, in ms. */
const TIME_LIMIT = 15_000;

/** Notices by e-mail: plain text, from the agency to the agency; a reply goes to the visitor. */
export function emailChannel(config: NonNullable<NotifyConfig["email"]>, site: NoticeSite): Channel {
  const { smtpUrl, to, from } = config;
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(smtpUrl.hostname);
  const transport = createTransport({
    url: smtpUrl.href,
    connectionTimeout: TIME_LIMIT,
    greetingTimeout: TIME_LIMIT,
    socketTimeout: TIME_LIMIT,
    // Without TLS no password is sent.
    requireTLS: smtpUrl.protocol === "smtp:" && smtpUrl.username !== "" && !isLocal,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "email",
    send: async (notice) => {
      const { subject, text } = noticeText(notice, site);
      const { rejected } = await transport.sendMail({
        from: { name: site.name, address: from },
        to: [...to],
        replyTo: { name: printable(notice.name), address: notice.email },
        subject: printable(subject),
        text,
        // The same at each attempt, so that mailboxes see duplicates.
        messageId: `<${noticeId(notice)}@${from.split("@")[1]}>`,
        date: notice.createdAt,
        headers: { "Auto-Submitted": "auto-generated" },
      });
      if (rejected.length > 0) console.error(`The mail server refused ${rejected.length} of NOTIFY_TO.`);
    },
  };
}

import { domainToASCII } from "node:url";
import { createTransport, type NodemailerError } from "nodemailer";
import { type Channel, type Notice, type NoticeSite, noticeId, noticeText, type Refusal } from "./notice.ts";
import type { NotifyConfig } from "./notify-config.ts";
import { printable } from "./printable.ts";
import { smtpOptions } from "./smtp.ts";
import { errorText } from "./start-error.ts";

/** Creates the channel that sends notices as plain text from and to the agency. A reply goes to the visitor. */
export function emailChannel(config: NonNullable<NotifyConfig["email"]>, site: NoticeSite): Channel {
  const { smtpUrl, to, from } = config;
  const transport = createTransport(smtpOptions(smtpUrl));
  const send = async (notice: Notice, recipients: readonly string[]): Promise<Refusal[]> => {
    const { subject, text } = noticeText(notice, site);
    const address = replyAddress(notice.email);
    try {
      const { rejectedErrors = [] } = await transport.sendMail({
        from: { name: site.name, address: from },
        to: [...recipients],
        ...(address && { replyTo: { name: printable(notice.name), address } }),
        subject: printable(subject),
        text,
        // The id is the same at each attempt, so that mailboxes detect duplicates.
        messageId: `<${noticeId(notice)}@${parts(from).domain}>`,
        date: notice.createdAt,
        headers: { "Auto-Submitted": "auto-generated" },
      });
      return refusals(recipients, rejectedErrors);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { rejectedErrors = [] } = error;
      if (rejectedErrors.length === recipients.length) return refusals(recipients, rejectedErrors);
      const [recipient = "", ...others] = recipients;
      if (others.length === 0) return [refusal(recipient, error)];
      // Some servers refuse a whole e-mail because of one recipient.
      return (await Promise.all(recipients.map((each) => send(notice, [each])))).flat();
    }
  };
  return { name: "email", recipients: to, send };
}

/** Whether the mail server refused the e-mail or its recipients. Other errors concern the connection or the sender. */
function isRefusal(error: unknown): error is NodemailerError {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const isSender = "command" in error && error.command === "MAIL FROM";
  return (error.code === "EENVELOPE" || error.code === "EMESSAGE") && !isSender;
}

function refusals(recipients: readonly string[], errors: readonly NodemailerError[]): Refusal[] {
  return errors.map((error) => {
    const recipient = recipients.find((each) => inAscii(each) === inAscii(error.recipient ?? ""));
    return refusal(recipient ?? error.recipient ?? "", error);
  });
}

/** A status of 5xx is final, except 552, which means that the mailbox is full. */
function refusal(recipient: string, error: NodemailerError): Refusal {
  const code = error.responseCode ?? 0;
  return { recipient, reason: `${recipient}: ${errorText(error)}`, isFinal: code >= 500 && code !== 552 };
}

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/**
 * Returns the visitor's e-mail address for Reply-To, with its domain in ASCII.
 * @returns undefined if a mail server may refuse the address in a header; the notice's text shows it anyway
 */
export function replyAddress(email: string): string | undefined {
  const { local, domain } = parts(email);
  const isSafe = LOCAL_PART.test(local) && local.length <= 64 && DOMAIN.test(domain);
  return isSafe ? `${local}@${domain}` : undefined;
}

/** Returns an e-mail address in a form for comparison, because nodemailer changes the spelling of domains. */
function inAscii(address: string): string {
  const { local, domain } = parts(address);
  return `${local.replaceAll('"', "")}@${domain}`;
}

/** Splits an e-mail address. @returns the domain in ASCII; empty if it is invalid */
function parts(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, at), domain: domainToASCII(address.slice(at + 1)) };
}

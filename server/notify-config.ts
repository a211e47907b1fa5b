import { StartError } from "./start-error.ts";

/** Settings of the channels for notices; undefined for a channel that is not used. */
export type NotifyConfig = {
  email: { smtpUrl: URL; to: readonly string[]; from: string } | undefined;
  webhook: { url: URL; secret: string } | undefined;
};

/** Matches an e-mail address without a display name. The database requires the same of visitors' addresses. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

/**
 * Reads SMTP_URL, NOTIFY_TO, NOTIFY_FROM, NOTIFY_WEBHOOK and NOTIFY_WEBHOOK_SECRET.
 * @param get returns the value of a setting; undefined if it is not set
 * @throws StartError naming the setting; its message contains no password, secret or webhook URL
 */
export function readNotifyConfig(get: (name: string) => string | undefined): NotifyConfig {
  return { email: email(get), webhook: webhook(get) };
}

function email(get: (name: string) => string | undefined): NotifyConfig["email"] {
  const [smtp, recipients] = [get("SMTP_URL"), get("NOTIFY_TO")];
  if (smtp === undefined && recipients === undefined) return undefined;
  if (smtp === undefined) {
    throw new StartError("NOTIFY_TO must be accompanied by SMTP_URL: set both, or leave both out.");
  }
  const smtpUrl = URL.parse(smtp);
  if (smtpUrl === null || !/^smtps?:$/.test(smtpUrl.protocol) || smtpUrl.hostname === "") {
    throw new StartError(
      "SMTP_URL must be an address like 'smtp://user:password@mail.example.com:587' (or smtps://, port 465), with special characters of the password percent-encoded.",
    );
  }
  if (recipients === undefined) {
    throw new StartError(
      "SMTP_URL must be accompanied by NOTIFY_TO: set it to the address that gets notices.",
    );
  }
  const to = recipients.split(",").map((address) => address.trim());
  const wrong = to.find((address) => !ADDRESS.test(address));
  if (wrong !== undefined) {
    throw new StartError(`NOTIFY_TO must be e-mail addresses with commas between them, not '${wrong}'.`);
  }
  // Don't send from the visitor's e-mail address, because mail servers accept only senders that they know.
  const from = get("NOTIFY_FROM") ?? to[0] ?? "";
  if (!ADDRESS.test(from)) throw new StartError(`NOTIFY_FROM must be one e-mail address, not '${from}'.`);
  return { smtpUrl, to, from };
}

function webhook(get: (name: string) => string | undefined): NotifyConfig["webhook"] {
  const address = get("NOTIFY_WEBHOOK");
  if (address === undefined) return undefined;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new StartError("NOTIFY_WEBHOOK must be an https address: copy it again.");
  }
  const secret = get("NOTIFY_WEBHOOK_SECRET");
  if (secret === undefined || secret.length < 16) {
    throw new StartError(
      "NOTIFY_WEBHOOK_SECRET must be at least 16 characters, which the receiver knows too: 'openssl rand -hex 24' makes some.",
    );
  }
  return { url, secret };
}

/** Time-out of the mail server, in ms. */
const TIME_LIMIT = 15_000;

/** Whether a host is this machine, to which secrets may be sent without TLS. */
export const isLocalHost = (hostname: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Returns nodemailer's options for SMTP_URL. A password is sent with TLS only, except to this machine. */
export function smtpOptions(smtpUrl: URL) {
  return {
    url: smtpUrl.href,
    connectionTimeout: TIME_LIMIT,
    greetingTimeout: TIME_LIMIT,
    socketTimeout: TIME_LIMIT,
    requireTLS: smtpUrl.protocol === "smtp:" && smtpUrl.username !== "" && !isLocalHost(smtpUrl.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

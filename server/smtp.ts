/** Time-out of the mail server, in ms. */
const TIME_LIMIT = 15_000;

/** Returns nodemailer's options for SMTP_URL. A password is sent with TLS only, except to this machine. */
export function smtpOptions(smtpUrl: URL) {
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(smtpUrl.hostname);
  return {
    url: smtpUrl.href,
    connectionTimeout: TIME_LIMIT,
    greetingTimeout: TIME_LIMIT,
    socketTimeout: TIME_LIMIT,
    requireTLS: smtpUrl.protocol === "smtp:" && smtpUrl.username !== "" && !isLocal,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A received e-mail: its recipients and its source text. */
export type Mail = { to: string[]; source: string };

/** The reply of a mail server that refuses, or undefined if it accepts. */
type Refusal = { responseCode: number; message: string } | undefined;

/**
 * Starts an SMTP server on `port`, or on a free port if it is 0. `refusal` returns the reply to an e-mail, and
 * `recipientRefusal` the reply to a recipient.
 */
export async function startMailServer(
  port = 0,
  refusal: (source: string, to: string[]) => Refusal | Promise<Refusal> = () => undefined,
  recipientRefusal: (address: string) => Refusal = () => undefined,
) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const refused = recipientRefusal(address);
      done(refused && Object.assign(new Error(), refused));
    },
    onData: async (stream, session, done) => {
      const source = await text(stream);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const refused = await refusal(source, to);
      if (refused) return done(Object.assign(new Error(), refused));
      mails.push({ to, source });
      done();
    },
  });
  server.on("error", () => {}); // ignore clients that were killed
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { mails, port: address.port, url: `smtp://127.0.0.1:${address.port}`, stop };
}

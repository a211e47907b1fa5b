import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A received e-mail: its recipients and its source. */
export type Mail = { to: string[]; source: string };

/** The reply of a refusing mail server; undefined to accept. */
type Refusal = { responseCode: number; message: string } | undefined;

/**
 * Starts an SMTP server.
 * @param port the port to listen on; 0 takes a free one
 * @param refusal the reply to an e-mail's text
 * @param recipientRefusal the reply to a recipient
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
  server.on("error", () => {}); // a client that was killed
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { mails, port: address.port, url: `smtp://127.0.0.1:${address.port}`, stop };
}

import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail that arrived: who was to get it, and its source. */
export type Mail = { to: string[]; source: string };

/** Why a mail is refused, as its server says; undefined if it is taken. */
type Refusal = { responseCode: number; message: string } | undefined;

/**
 * A real SMTP server on a free port.
 * @param port the port to listen on; 0 takes a free one
 * @param refusal asked for each mail, by one that is slow or refuses
 */
export async function startMailServer(
  port = 0,
  refusal: (source: string) => Refusal | Promise<Refusal> = () => undefined,
) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    disableReverseLookup: true,
    onData: async (stream, session, done) => {
      const source = await text(stream);
      const refused = await refusal(source);
      if (refused) return done(Object.assign(new Error(), refused));
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
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

import { PassThrough } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { type Config, printable, smtpOptions } from "../../server/public.ts";
import { mailWords } from "./mail-words.ts";
import type { Person } from "./store.ts";

export type Email = Pick<
  SendMailOptions,
  "subject" | "text" | "messageId" | "inReplyTo" | "references" | "headers"
> & {
  /** An e-mail address without a name. */
  to: string;
  toName?: string;
  /** The sender's name. The sender's e-mail address is NOTIFY_FROM. */
  fromName: string;
  replyTo?: string;
};

/**
 * Returns functions that send e-mails through SMTP_URL, or undefined if no mail server is set. Every text in a header
 * is reduced to one line, so that nobody can inject headers.
 */
export function createMailer(config: Config, site: { name: string; language: string }) {
  const { email } = config.notify;
  if (email === undefined) return undefined;
  const { smtpUrl, from, to: office } = email;
  /**
   * Sends an e-mail. Calls `onHandedOver` once the mail server has the whole e-mail; if an error follows, the e-mail
   * may still arrive.
   */
  const send = async (
    { to, toName, fromName, subject, ...rest }: Email,
    onHandedOver?: () => void,
  ): Promise<void> => {
    const transport = createTransport(smtpOptions(smtpUrl));
    transport.use("stream", ({ message }, done) => {
      const flush = (end: () => void) => {
        onHandedOver?.();
        end();
      };
      message.transform(() => new PassThrough({ flush }));
      done();
    });
    await transport.sendMail({
      ...rest,
      from: { name: printable(fromName), address: from },
      to: toName ? { name: printable(toName), address: to } : to,
      subject: printable(String(subject ?? "")),
    });
  };
  const words = (person: Pick<Person, "language">) => mailWords(person.language || site.language);
  const toPerson = (
    { email, name }: Pick<Person, "email" | "name">,
    mail: { subject: string; text: string },
  ) => send({ to: email, toName: name, fromName: site.name, ...mail });
  return {
    /** The domain of the sender's e-mail address, for message ids. */
    domain: from.split("@")[1] ?? "localhost",
    /** The Reply-To of answers. It differs from NOTIFY_FROM, whose mailbox may be unread. */
    replyTo: office[0] ?? from,
    send,
    signInLink: (person: Person, link: string) => toPerson(person, words(person).signIn(site.name, link)),
    invitation: (person: Pick<Person, "email" | "name" | "language">, by: string, link: string) =>
      toPerson(person, words(person).invitation(site.name, by, link)),
    /** Tells the author that an answer was not sent. `serverText` is the mail server's error text. */
    notSent: (person: Pick<Person, "email" | "name" | "language">, visitor: string, serverText: string) =>
      toPerson(person, words(person).notSent(site.name, printable(visitor), serverText)),
  };
}

export type Mailer = NonNullable<ReturnType<typeof createMailer>>;

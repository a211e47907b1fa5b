import { CONTACT_FIELDS, type FieldName } from "../supabase/contact-fields.ts";
import { messageNumber } from "../supabase/message-number.ts";
import { type NoticeWords, noticeWords } from "./notice-words.ts";
import type { SiteSettings } from "./site-settings.ts";

/** A stored message that the agency is notified of; fields that are not stored are empty. */
export type Notice = {
  id: number;
  createdAt: Date;
  /** Language (BCP 47 tag) of the page from which the message was sent; empty if the site has only one language. */
  language: string;
} & Record<FieldName, string>;

/** A recipient that did not accept a notice. */
export type Refusal = {
  recipient: string;
  /** The receiver's error message. */
  reason: string;
  /** Whether further attempts would be refused as well. */
  isFinal: boolean;
};

/** E-mail or webhook. */
export type Channel = {
  name: "email" | "webhook";
  /** E-mail addresses; a webhook has one recipient. */
  recipients: readonly string[];
  /**
   * Sends a notice to some of the recipients.
   * @returns the recipients that did not accept the notice
   * @throws when no recipient got the notice and a later attempt may succeed
   */
  send(notice: Notice, recipients: readonly string[]): Promise<Refusal[]>;
};

export type NoticeSite = Pick<SiteSettings, "name" | "timeZone" | "language">;

/** Returns a notice's id, which is the same at each attempt, so that receivers can detect repeated notices. */
export function noticeId({ id, createdAt }: Pick<Notice, "id" | "createdAt">): string {
  return `message-${id}-${createdAt.getTime()}`;
}

/** Returns the subject and text of a notice. */
export function noticeText(notice: Notice, site: NoticeSite): { subject: string; text: string } {
  const words: NoticeWords = noticeWords(site.language);
  const time = new Intl.DateTimeFormat(site.language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: site.timeZone,
  });
  const facts = [
    ...CONTACT_FIELDS.flatMap(({ name }) => (name === "message" ? [] : [[words[name], notice[name]]])),
    [words.language, notice.language && languageName(notice.language, site.language)],
    [words.number, messageNumber(notice)],
    [words.received, `${time.format(notice.createdAt)} (${site.timeZone})`],
  ].filter(([, fact]) => fact);
  return {
    subject: `${words.subject} ${notice.name}`,
    text: `${facts.map(([label, fact]) => `${label}: ${fact}`).join("\n")}\n\n${notice.message}\n`,
  };
}

/** Returns the name of a language in another language: "Bangla" in English. */
function languageName(tag: string, language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(tag) ?? tag;
}

import { CONTACT_FIELDS, type FieldName } from "../supabase/contact-fields.ts";
import { messageNumber } from "../supabase/message-number.ts";
import { type NoticeWords, noticeWords } from "./notice-words.ts";
import type { SiteSettings } from "./site-settings.ts";

/** A stored message, of which the agency is told; a field that is not stored is empty. */
export type Notice = {
  id: number;
  createdAt: Date;
  /** In which the visitor wrote, on a site with several: BCP 47 tag; otherwise empty. */
  language: string;
} & Record<FieldName, string>;

/** E-mail or webhook. */
export type Channel = {
  name: "email" | "webhook";
  /** Resolves when the notice was accepted; rejects when it must be tried again. */
  send(notice: Notice): Promise<void>;
};

export type NoticeSite = Pick<SiteSettings, "name" | "timeZone" | "language">;

/** The same id at each attempt, by which receivers see repeated notices. */
export function noticeId({ id, createdAt }: Notice): string {
  return `message-${id}-${createdAt.getTime()}`;
}

/** Subject and text of a notice. */
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

/** The name of a language in another: "Bangla" in English. */
function languageName(tag: string, language: string): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(tag) ?? tag;
}

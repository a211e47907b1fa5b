import { type NoticeWords, noticeWords } from "./notice-words.ts";
import type { SiteSettings } from "./site-settings.ts";

/** A stored message. */
export type Notice = {
  id: number;
  createdAt: Date;
  name: string;
  email: string;
  message: string;
  phone: string | undefined;
  company: string | undefined;
};

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
    [words.name, notice.name],
    [words.email, notice.email],
    [words.phone, notice.phone],
    [words.company, notice.company],
    [words.received, `${time.format(notice.createdAt)} (${site.timeZone})`],
  ].filter(([, fact]) => fact);
  return {
    subject: `${words.subject} ${notice.name}`,
    text: `${facts.map(([label, fact]) => `${label}: ${fact}`).join("\n")}\n\n${notice.message}\n`,
  };
}

import { optionalLabels } from "../supabase/contact-field-labels.ts";
import type { FieldName } from "../supabase/contact-fields.ts";

/** The fixed text of a notice, which surrounds what the visitor wrote. */
export type NoticeWords = {
  /** Start of the subject, which ends with the visitor's name. */
  subject: string;
  received: string;
  number: string;
  language: string;
  // A label for each field of the contact form.
} & Record<Exclude<FieldName, "message">, string>;

const ENGLISH: NoticeWords = {
  subject: "Message from",
  name: "Name",
  email: "E-mail",
  ...optionalLabels("en"),
  received: "Received",
  number: "Number",
  language: "Language",
};

const WORDS: Readonly<Record<string, NoticeWords>> = {
  en: ENGLISH,
  bn: {
    subject: "বার্তা পাঠিয়েছেন:",
    name: "নাম",
    email: "ই-মেইল",
    ...optionalLabels("bn"),
    received: "পাওয়া গেছে",
    number: "নম্বর",
    language: "ভাষা",
  },
  de: {
    subject: "Nachricht von",
    name: "Name",
    email: "E-Mail",
    ...optionalLabels("de"),
    received: "Eingegangen",
    number: "Nummer",
    language: "Sprache",
  },
  es: {
    subject: "Mensaje de",
    name: "Nombre",
    email: "Correo electrónico",
    ...optionalLabels("es"),
    received: "Recibido",
    number: "Número",
    language: "Idioma",
  },
  fr: {
    subject: "Message de",
    name: "Nom",
    email: "E-mail",
    ...optionalLabels("fr"),
    received: "Reçu",
    number: "Numéro",
    language: "Langue",
  },
};

/** The languages of notices, as the first part of a BCP 47 tag. */
export const NOTICE_LANGUAGES = Object.keys(WORDS);

/**
 * Returns the texts of notices.
 * @param language BCP 47 tag such as 'de' or 'de-AT'; the content check refuses others
 */
export function noticeWords(language: string): NoticeWords {
  return WORDS[language.split("-")[0] ?? ""] ?? ENGLISH;
}

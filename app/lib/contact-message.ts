import { CONTACT_FIELDS, type FieldName, type OptionalFieldName } from "../../supabase/contact-fields";
import { contact } from "../words/en/contact";
import { type Numerals, numberText } from "./count-text";
import { fillIn } from "./fill-in";
import { withoutQuoteLine } from "./quote-line";

/** What the visitor types. */
export type ContactMessage = Record<FieldName, string>;
type RequiredField = Exclude<FieldName, OptionalFieldName>;
export type ContactErrors = Partial<Record<RequiredField, string>>;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
/** Stray dots, and host names that begin or end with a hyphen. */
const NO_EMAIL = /^\.|\.\.|\.@|@[.-]|@.*(?:-\.|\.-)|-$/;
/** Characters that draw nothing; the database has the same list. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is matched by itself.
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

const mostOf = (name: FieldName) => CONTACT_FIELDS.find((field) => field.name === name)?.most ?? 0;
const lengthOf = (text: string) => [...text].length;
const visibleLength = (text: string) => lengthOf(text.replace(INVISIBLE, "").trim());

/** The errors of a message by field; empty if it may be sent. @param firstLine the form's own, which does not count */
export function checkMessage(message: ContactMessage, numerals: Numerals, firstLine = ""): ContactErrors {
  const errors: ContactErrors = {};
  if (visibleLength(oneLine(message.name)) < 2) errors.name = contact.errors.name;
  const email = message.email.trim();
  const isAddress = EMAIL.test(email) && !NO_EMAIL.test(email) && email.length <= mostOf("email");
  if (!isAddress) errors.email = contact.errors.email;
  // Not by maxlength, which would cut off pasted texts.
  const [length, most] = [lengthOf(manyLines(message.message)), mostOf("message")];
  if (visibleLength(ownWords(message.message, firstLine)) < 10) errors.message = contact.errors.messageShort;
  else if (length > most) {
    const numbers = { most: numberText(most, numerals), length: numberText(length, numerals) };
    errors.message = fillIn(contact.errors.messageLong, numbers);
  }
  return errors;
}

/** Whether a field of that name must be filled in. */
export function isRequired(name: string): name is RequiredField {
  return CONTACT_FIELDS.some((field) => field.name === name && !("optional" in field));
}

/** A message without the line that the form wrote into it, unless the visitor has changed that line. */
export function ownWords(message: string, firstLine: string): string {
  const [words, line] = [manyLines(withoutQuoteLine(message)), firstLine.trim()];
  return words.startsWith(line) ? words.slice(line.length).trim() : words;
}

/** A text of one line as it is stored: pasted tabs, line breaks and control characters become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** A text of several lines as it is stored: Word's line and page breaks become line breaks, other controls go. */
function manyLines(text: string): string {
  return text
    .replace(/[\v\f\u0085]/g, "\n")
    .replace(/[^\P{Cc}\t\n\r]/gu, "")
    .trim();
}

/** The row that is sent. @param fields "all" adds the optional fields that are filled in (switch `contactFields`) */
export function toRow(message: ContactMessage, fields: "basic" | "all"): Record<string, string> {
  const entries = CONTACT_FIELDS.flatMap((field) => {
    const text = field.type === "multiline" ? manyLines(message[field.name]) : oneLine(message[field.name]);
    const isSent = isRequired(field.name) || (fields === "all" && text !== "");
    return isSent ? [[field.name, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

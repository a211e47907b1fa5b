import { CONTACT_FIELDS, type FieldName, type OptionalFieldName } from "../../supabase/contact-fields";
import { withoutQuoteLine } from "./quote-line";

/** What the visitor types. */
export type ContactMessage = Record<FieldName, string>;
type RequiredField = Exclude<FieldName, OptionalFieldName>;
export type ContactErrors = Partial<Record<RequiredField, string>>;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
/** Dots that separate nothing, and host names that begin or end with a hyphen. */
const NO_EMAIL = /^\.|\.\.|\.@|@[.-]|@.*(?:-\.|\.-)|-$/;
/** Characters that are not drawn, which no text can consist of; the database has the same list. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: they are meant one by one.
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

const lengthOf = (text: string) => [...text].length;
const visibleLength = (text: string) => lengthOf(text.replace(INVISIBLE, "").trim());

/** What is wrong with a required field; undefined when it may be sent. */
const RULES: Record<RequiredField, (text: string, firstLine: string) => string | undefined> = {
  name: (name) => (visibleLength(oneLine(name)) < 2 ? "Name must be at least 2 characters" : undefined),
  email: (text) => {
    const email = text.trim();
    const isAddress = EMAIL.test(email) && !NO_EMAIL.test(email) && email.length <= mostOf("email");
    return isAddress ? undefined : "Please enter a valid email address";
  },
  message: (message, firstLine) => {
    if (visibleLength(ownWords(message, firstLine)) < 10) return "Message must be at least 10 characters";
    // Said, and not cut off in the field: what was pasted stays whole.
    const [length, most] = [lengthOf(manyLines(message)), mostOf("message")];
    return length > most
      ? `Message must be at most ${count(most)} characters; this one has ${count(length)}`
      : undefined;
  },
};

/**
 * What is wrong with a message, in the words that stand under the fields; empty when it may be sent.
 * @param firstLine the line that the form itself wrote; what is asked for is the visitor's own words.
 */
export function checkMessage(message: ContactMessage, firstLine = ""): ContactErrors {
  const errors: ContactErrors = {};
  for (const { name } of CONTACT_FIELDS) {
    const error = isRequired(name) && RULES[name](message[name], firstLine);
    if (error) errors[name] = error;
  }
  return errors;
}

export function isRequired(name: string): name is RequiredField {
  return Object.hasOwn(RULES, name);
}

/** A message without the line that the form wrote into it; a line that the visitor has changed is theirs. */
export function ownWords(message: string, firstLine: string): string {
  const [words, line] = [manyLines(withoutQuoteLine(message)), firstLine.trim()];
  return words.startsWith(line) ? words.slice(line.length).trim() : words;
}

function mostOf(name: FieldName): number {
  return CONTACT_FIELDS.find((field) => field.name === name)?.most ?? 0;
}

function count(characters: number): string {
  return characters.toLocaleString("en-US");
}

/** A field of one line as it can be stored: what a paste brings along (tabs, breaks, controls) becomes a space. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** A message as it can be stored: Word's line and page breaks become line breaks, other controls are left out. */
function manyLines(text: string): string {
  return text
    .replace(/[\v\f\u0085]/g, "\n")
    .replace(/[^\P{Cc}\t\n\r]/gu, "")
    .trim();
}

/**
 * The row that is sent: name, email and message, trimmed.
 * @param fields "all" also sends the optional fields that were filled in (switch `contactFields`).
 */
export function toRow(message: ContactMessage, fields: "basic" | "all"): Record<string, string> {
  const entries = CONTACT_FIELDS.map((field) => {
    const text = field.type === "multiline" ? manyLines(message[field.name]) : oneLine(message[field.name]);
    return { field, text };
  }).filter(({ field, text }) => !("optional" in field) || (fields === "all" && text !== ""));
  return Object.fromEntries(entries.map(({ field, text }) => [field.name, text]));
}

import { CONTACT_FIELDS, type FieldName, type OptionalFieldName } from "../../../supabase/contact-fields";
import { type Numerals, numberText } from "../../lib/count-text";
import { fillIn } from "../../lib/fill-in";
import { cleanAddress, manyLines, oneLine, visibleLength } from "../../lib/pasted-text";
import { contact } from "../../words/en/contact";
import { withoutOpening } from "./quote-opening";

/** The fields' values as typed. */
export type ContactMessage = Record<FieldName, string>;
type RequiredField = Exclude<FieldName, OptionalFieldName>;
export type ContactErrors = Partial<Record<RequiredField, string>>;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
/** Matches invalid e-mail addresses: stray dots, and host names that begin or end with a hyphen. */
const NO_EMAIL = /^\.|\.\.|\.@|@[.-]|@.*(?:-\.|\.-)|-$/;
const mostOf = (name: FieldName) => CONTACT_FIELDS.find((field) => field.name === name)?.most ?? 0;
const lengthOf = (text: string) => [...text].length;

/**
 * Returns a message's errors by field; {} if it is valid.
 * @param opening text of the form itself, which is not counted
 */
export function checkMessage(message: ContactMessage, numerals: Numerals, opening = ""): ContactErrors {
  const errors: ContactErrors = {};
  if (visibleLength(oneLine(message.name)) < 2) errors.name = contact.errors.name;
  const email = cleanAddress(message.email);
  const isAddress = EMAIL.test(email) && !NO_EMAIL.test(email) && email.length <= mostOf("email");
  if (!isAddress) errors.email = contact.errors.email;
  // Check the length here, because a maxlength attribute would cut off pasted text.
  const [length, most] = [lengthOf(manyLines(message.message)), mostOf("message")];
  if (visibleLength(ownWords(message.message, opening)) < 10) errors.message = contact.errors.messageShort;
  else if (length > most) {
    const numbers = { most: numberText(most, numerals), length: numberText(length, numerals) };
    errors.message = fillIn(contact.errors.messageLong, numbers);
  }
  return errors;
}

/** Returns whether the field is required. */
export function isRequired(name: string): name is RequiredField {
  return CONTACT_FIELDS.some((field) => field.name === name && !("optional" in field));
}

/** Returns a message without the opening that the form inserted, unless the visitor has changed it. */
export function ownWords(message: string, opening: string): string {
  return withoutOpening(manyLines(message), manyLines(opening)).trim();
}

/** Functions that clean a field before it is sent, by the field's type. */
const CLEAN = { text: oneLine, tel: oneLine, email: cleanAddress, multiline: manyLines };

/** Returns the row to send. @param fields "all" adds the filled-in optional fields (setting `contactFields`) */
export function toRow(message: ContactMessage, fields: "basic" | "all"): Record<string, string> {
  const entries = CONTACT_FIELDS.flatMap((field) => {
    const text = CLEAN[field.type](message[field.name]);
    const isSent = isRequired(field.name) || (fields === "all" && text !== "");
    return isSent ? [[field.name, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

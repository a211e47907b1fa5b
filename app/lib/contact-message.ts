/** What the visitor types; phone and company are optional. */
export type ContactMessage = { name: string; email: string; phone: string; company: string; message: string };
export type ContactErrors = Partial<Record<"name" | "email" | "message", string>>;

/** Bounds that the database holds too (supabase/migrations). */
export const LIMITS = { name: 100, email: 254, phone: 40, company: 120, message: 5000 } as const;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;
/** Dots that part nothing, and host names that begin or end with a hyphen. */
const NO_EMAIL = /^\.|\.\.|\.@|@[.-]|@.*(?:-\.|\.-)|-$/;

/**
 * What is wrong with a message, in the words that stand under the fields; empty when it may be sent.
 * @param givenLine a first line that the form itself wrote; what is asked for is the visitor's own words.
 */
export function checkMessage({ name, email, message }: ContactMessage, givenLine = ""): ContactErrors {
  const errors: ContactErrors = {};
  if ([...oneLine(name)].length < 2) errors.name = "Name must be at least 2 characters";
  if (!EMAIL.test(email.trim()) || NO_EMAIL.test(email.trim()) || email.trim().length > LIMITS.email) {
    errors.email = "Please enter a valid email address";
  }
  const length = [...manyLines(message)].length;
  if ([...ownWords(message, givenLine)].length < 10)
    errors.message = "Message must be at least 10 characters";
  // Said, and not cut off in the field: what was pasted stays whole.
  if (length > LIMITS.message)
    errors.message = `Message must be at most ${count(LIMITS.message)} characters; this one has ${count(length)}`;
  return errors;
}

/** A message without the line that the form wrote into it; a line that the visitor has changed is theirs. */
export function ownWords(message: string, givenLine: string): string {
  const [words, line] = [manyLines(message), givenLine.trim()];
  return words.startsWith(line) ? words.slice(line.length).trim() : words;
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
 * The row that is sent: name, email and message, trimmed: what an answer needs, and no more of a person than that.
 * @param fields "all" also sends phone and company where they were filled in (switch `contactFields`).
 */
export function toRow(message: ContactMessage, fields: "basic" | "all"): Record<string, string> {
  const row: Record<string, string> = {
    name: oneLine(message.name),
    email: message.email.trim(),
    message: manyLines(message.message),
  };
  if (fields === "all") {
    if (oneLine(message.phone)) row.phone = oneLine(message.phone);
    if (oneLine(message.company)) row.company = oneLine(message.company);
  }
  return row;
}

/** What the visitor types; phone and company are optional (specification, section 3). */
export type ContactMessage = { name: string; email: string; phone: string; company: string; message: string };
export type ContactErrors = Partial<Record<"name" | "email" | "message", string>>;

/** Bounds that the database holds too (supabase/migrations). */
export const LIMITS = { name: 100, email: 254, phone: 40, company: 120, message: 5000 } as const;

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** What is wrong with a message, in the words of the specification's section 5; empty when it may be sent. */
export function checkMessage({ name, email, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if ([...name.trim()].length < 2) errors.name = "Name must be at least 2 characters";
  if (!EMAIL.test(email.trim()) || email.trim().length > LIMITS.email) {
    errors.email = "Please enter a valid email address";
  }
  if ([...message.trim()].length < 10) errors.message = "Message must be at least 10 characters";
  return errors;
}

/**
 * The row that is sent: name, email and message (specification, section 7), trimmed.
 * @param fields "all" also sends phone and company where they were filled in (switch `contactFields`).
 */
export function toRow(message: ContactMessage, fields: "basic" | "all"): Record<string, string> {
  const row: Record<string, string> = {
    name: message.name.trim(),
    email: message.email.trim(),
    message: message.message.trim(),
  };
  if (fields === "all") {
    if (message.phone.trim()) row.phone = message.phone.trim();
    if (message.company.trim()) row.company = message.company.trim();
  }
  return row;
}

import { CONTACT_FIELDS } from "../supabase/contact-fields.ts";
import type { InboxRow } from "./inbox.ts";

const COLUMNS = [
  "id",
  "created_at",
  "number",
  ...CONTACT_FIELDS.map(({ name }) => name),
  "language",
  "spam_reason",
] as const satisfies (keyof InboxRow)[];

/** Matches the start of a formula in spreadsheets, also after blanks or with full-width characters. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20|]|^[\t\r\n]/;
/** Matches the start of a formula inside a cell: some programs split at ';' or tabs even inside our quotes. */
const INNER = /([;\t\r\n][\s\u00a0\u3000"]*)(?=[=@\uff1d\uff20|]|[+\-\uff0b\uff0d][^;\t\r\n]*[|!(])/g;

/**
 * Formats rows as CSV (RFC 4180) with a byte order mark, by which Excel recognizes UTF-8. An apostrophe turns cells
 * that would be formulas into text.
 */
export function toCsv(rows: readonly InboxRow[]): string {
  return csvTable(
    COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined)),
    rows,
  );
}

/** Formats some columns of rows as CSV. */
export function csvTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, unknown>>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(String(row[column] ?? ""))).join(","));
  return `\ufeff${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(text: string): string {
  const safe = `${FORMULA.test(text) ? "'" : ""}${text.replaceAll(INNER, "$1'")}`;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

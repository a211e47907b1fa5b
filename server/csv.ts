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

/** The start of a formula in spreadsheets, with full-width forms and leading blanks. */
const FORMULA = /^[\s\u00a0\u3000]*[=+\-@\uff1d\uff0b\uff0d\uff20|]|^[\t\r\n]/;
/** Inside a text: a program that separates at ';' or tabs reads our quotation marks in its own way, and begins a cell there. */
const INNER = /([;\t\r\n][\s\u00a0\u3000"]*)(?=[=@\uff1d\uff20|]|[+\-\uff0b\uff0d][^;\t\r\n]*[|!(])/g;

/**
 * Rows as CSV (RFC 4180) with a byte order mark, from which Excel sees UTF-8. Cells that would be formulas begin with
 * an apostrophe, which makes them text.
 */
export function toCsv(rows: readonly InboxRow[]): string {
  return csvTable(
    COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined)),
    rows,
  );
}

/** The columns of rows as CSV. */
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

import { inspect } from "node:util";
import { errorCode, errorText } from "./start-error.ts";

/** An error of the REST interface, in the words of PostgREST, which supabase-js reads. */
export type RestError = {
  status: number;
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
};

/** The body of an error's answer. */
export function restErrorBody({ code, message, details = null, hint = null }: RestError): string {
  return JSON.stringify({ code, details, hint, message });
}

/** Whether an error came from the database server itself rather than from the way to it. */
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * Translates an error of the database driver as PostgREST does
 * (https://docs.postgrest.org/en/stable/references/errors.html). Whatever is not the visitor's mistake is a
 * 503, which tells the visitor to try again and says nothing about the inside.
 */
export function restError(error: unknown): RestError {
  const code = errorCode(error) ?? "";
  const message = errorText(error);
  if (!SQL_STATE.test(code)) return UNAVAILABLE;
  const mistake = { code, message, details: text(error, "detail"), hint: text(error, "hint") };
  if (code === "23505" || code === "23503") return { ...mistake, status: 409 };
  // The only role is the anonymous one, for which PostgREST says 401 rather than 403.
  if (code === "42501") return { ...mistake, status: 401 };
  if (code === "42703") return { ...mistake, status: 400, code: "PGRST204" };
  if (code.startsWith("22") || code.startsWith("23") || code === "428C9") return { ...mistake, status: 400 };
  return UNAVAILABLE;
}

const UNAVAILABLE: RestError = {
  status: 503,
  code: "PGRST001",
  message: "The database is not available. Try again in a moment.",
};

/**
 * The same translation in the form that Lite passes on as it is: an error raised by the database with the
 * code 'PGRST'. Lite prints what it gets; here that is one line without the visitor's words.
 */
export class TranslatedError extends Error {
  readonly code = "PGRST";
  readonly detail: string;
  readonly hint = null;
  readonly #line: string;

  constructor(error: unknown) {
    const translated = restError(error);
    super(restErrorBody(translated));
    this.detail = JSON.stringify({ status: translated.status, headers: {} });
    this.#line =
      translated.status === 503
        ? `The database failed: ${errorCode(error) ?? ""} ${errorText(error)}`
        : `A row was refused: ${translated.code} ${text(error, "constraint") ?? text(error, "constraint_name") ?? ""}`;
  }

  [inspect.custom](): string {
    return this.#line.trim();
  }
}

function text(error: unknown, key: string): string | null {
  if (typeof error !== "object" || error === null) return null;
  const value = (error as Record<string, unknown>)[key];
  return typeof value === "string" ? value : null;
}

import { errorCode, errorText } from "./start-error.ts";

/** An error of the REST interface as PostgREST words it. */
export type RestError = {
  status: number;
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
};

/** Returns the body of an error response. */
export function restErrorBody({ code, message, details = null, hint = null }: RestError): string {
  return JSON.stringify({ code, details, hint, message });
}

/** Matches the codes of PostgreSQL's errors. Errors of the connection have other codes. */
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * Translates an error of the database driver as PostgREST does
 * (https://docs.postgrest.org/en/stable/references/errors.html). Errors that the visitor did not cause become 503.
 */
export function restError(error: unknown): RestError {
  const code = errorCode(error) ?? "";
  const message = errorText(error);
  if (!SQL_STATE.test(code)) return UNAVAILABLE;
  const mistake = { code, message, details: text(error, "detail"), hint: text(error, "hint") };
  if (code === "23505" || code === "23503") return { ...mistake, status: 409 };
  // PostgREST answers 401 to the anonymous role, not 403.
  if (code === "42501") return { ...mistake, status: 401 };
  if (code.startsWith("22") || code.startsWith("23") || code === "428C9") return { ...mistake, status: 400 };
  return UNAVAILABLE;
}

export const UNAVAILABLE: RestError = {
  status: 503,
  code: "PGRST001",
  message: "The database is not available. Try again in a moment.",
};

/** Returns the log line for a failed insert, without the visitor's text. */
export function insertFailure(error: unknown): string {
  const { status, code } = restError(error);
  return status === 503
    ? `The database failed: ${errorCode(error) ?? ""} ${errorText(error)}`
    : `A row was refused: ${code} ${text(error, "constraint") ?? text(error, "constraint_name") ?? ""}`.trim();
}

function text(error: unknown, key: string): string | null {
  if (typeof error !== "object" || error === null) return null;
  const value = (error as Record<string, unknown>)[key];
  return typeof value === "string" ? value : null;
}

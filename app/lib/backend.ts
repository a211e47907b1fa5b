import type { SupabaseClient } from "@supabase/supabase-js";
import { PREFIX } from "./prefix";

// The only module that uses Supabase's client. The client loads with the first message, because most visitors send
// none.

export type Outcome = "stored" | "failed";

/** The reason why a message looks like spam. The backend stores this reason with the message (supabase/migrations). */
export type SpamReason = "honeypot" | "speed";

/** Time limit in ms. A message that was stored despite a timeout is not stored twice when it is sent again. */
const TIME_LIMIT = 15_000;

const CREATED = 201;
/** PostgreSQL's error code for an existing row (unique_violation). */
const DUPLICATE = "23505";

type Row = Record<string, string>;
type Table = { Row: Row; Insert: Row; Update: Row; Relationships: [] };
type Tables = { contact_messages: Table; newsletter_subscribers: Table };
type Database = { public: { Tables: Tables; Views: Record<never, never>; Functions: Record<never, never> } };

let client: Promise<SupabaseClient<Database>> | undefined;

/** Public key of the anonymous role. */
export const KEY: string = import.meta.env.VITE_SUPABASE_ANON_KEY ?? "";

/** Returns the backend's URL. The setting "/" means this site's own server. */
export function backendUrl(): string {
  const address = import.meta.env.VITE_SUPABASE_URL ?? "";
  return address.startsWith("/") ? new URL(address, location.origin).href : address;
}

async function connect(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Database>(backendUrl(), KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/**
 * Inserts one row as the anonymous role.
 * @param table `contact_messages` or `newsletter_subscribers`.
 * @param spam is sent as a header, like the translation's language, so that a message sent again has the same row.
 * @returns "stored", also if the backend already had the row because the response to an earlier attempt was lost;
 * otherwise "failed", with the reason in the console.
 */
export async function insertRow(table: keyof Tables, row: Row, spam?: SpamReason): Promise<Outcome> {
  try {
    client ??= connect();
    const insert = (await client).from(table).insert(row).abortSignal(AbortSignal.timeout(TIME_LIMIT));
    if (spam) insert.setHeader("x-spam-reason", spam);
    if (PREFIX) insert.setHeader("content-language", document.documentElement.lang);
    const { status, error } = await insert;
    // The client reports no error for a 404 without a body or for an HTML page with status 200.
    if (status === CREATED || error?.code === DUPLICATE) return "stored";
    console.warn(`The message was not stored: ${error?.message ?? `the answer was ${status}`}`);
  } catch (error) {
    client = undefined;
    console.warn(error instanceof Error ? error.message : error);
  }
  return "failed";
}

import type { SupabaseClient } from "@supabase/supabase-js";

/**
 * The one module that knows where messages go: the REST interface of Supabase, by its own client, which is
 * fetched when the first message is sent: most visitors send none.
 */
export type Outcome = "stored" | "failed";

/** Why a message is held to be spam (supabase/migrations): the backend stores it and marks it. */
export type SpamReason = "honeypot" | "speed";

/** A message that takes longer than this many ms has failed; it can be sent again without being stored twice. */
const TIME_LIMIT = 15_000;

/** The status of an answer to a row that was inserted. */
const CREATED = 201;
/** PostgreSQL's code for a row that is there already (unique_violation). */
const DUPLICATE = "23505";

type Row = Record<string, string>;
type Schema = {
  public: {
    Tables: Record<string, { Row: Row; Insert: Row; Update: Row; Relationships: [] }>;
    Views: Record<string, never>;
    Functions: Record<string, never>;
  };
};

let client: Promise<SupabaseClient<Schema>> | undefined;

/** The public key of the anonymous role. */
export const KEY: string = import.meta.env.VITE_SUPABASE_ANON_KEY ?? "";

/** Where the backend is; "/" stands for this site's own server. */
export function backendUrl(): string {
  const address = import.meta.env.VITE_SUPABASE_URL ?? "";
  return address.startsWith("/") ? new URL(address, location.origin).href : address;
}

async function connect(): Promise<SupabaseClient<Schema>> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Schema>(backendUrl(), KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

/**
 * Inserts one row as the anonymous role.
 * @param table `contact_messages` or `newsletter_subscribers`.
 * @param row its columns; nothing else is sent.
 * @param spam travels in a header, so that the row of a message is always the same.
 * @returns "stored" when the backend has the row. A row that it already has (the answer to a first try was
 * lost on the way) counts as stored. Everything else is "failed"; the reason goes to the console.
 */
export async function insertRow(
  table: "contact_messages" | "newsletter_subscribers",
  row: Row,
  spam?: SpamReason,
): Promise<Outcome> {
  try {
    client ??= connect();
    const insert = (await client).from(table).insert(row).abortSignal(AbortSignal.timeout(TIME_LIMIT));
    const { status, error } = await (spam ? insert.setHeader("x-spam-reason", spam) : insert);
    // Not by the error alone: the client reports none for a 404 without a text or for a page with status 200.
    if (status === CREATED || error?.code === DUPLICATE) return "stored";
    console.warn(`The message was not stored: ${error?.message ?? `the answer was ${status}`}`);
  } catch (error) {
    client = undefined;
    console.warn(error instanceof Error ? error.message : error);
  }
  return "failed";
}

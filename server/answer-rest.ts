import type { IncomingMessage, ServerResponse } from "node:http";
import { PLAIN_HEADERS, parseTarget } from "../hosting/rules.ts";
import type { Backend } from "./backend.ts";
import { clientAddress } from "./rate-limit.ts";
import { readInsert } from "./read-insert.ts";
import { type RestError, restErrorBody, UNAVAILABLE } from "./rest-error.ts";
import { isEqual } from "./secret.ts";
import { within } from "./within.ts";

const PREFIX = "/rest/v1";
/** Longest time that a request waits for the database to open, in ms. */
const OPENING_LIMIT = 10_000;

type RateLimit = (address: string) => number | Promise<number>;

export type RestOptions = {
  backend: Promise<Backend>;
  publicKey: string;
  /** Limits the requests of an IP address; see createRateLimit and shareRateLimit. */
  rateLimit: RateLimit;
  /** Whether switches.newsletter is 'stored'; otherwise nobody can subscribe. */
  storesSubscribers: boolean;
  /** Rate limit for page views, which are more frequent than messages; undefined if the site counts nothing. */
  countLimit?: RateLimit | undefined;
  /** Number of trusted proxies; see clientAddress. */
  trustProxy: number;
  /** BCP 47 tag of the language of the unsubscribe page. */
  language?: string;
};

export function isRest(request: IncomingMessage): boolean {
  const { address = "" } = parseTarget(request.url ?? "");
  return address === PREFIX || address.startsWith(`${PREFIX}/`);
}

/** Answers a request to /rest/v1. Supports only inserts into the tables of `limitOf`, unlike Supabase's interface. */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  options: RestOptions,
): Promise<void> {
  const { address = "" } = parseTarget(request.url ?? "");
  const table = address.slice(PREFIX.length + 1);
  const limit = limitOf(table, options);
  if (!limit) {
    return refuse(response, {
      status: 404,
      code: "PGRST205",
      message: `Could not find the table 'public.${table}' in the schema cache`,
    });
  }
  if (request.method !== "POST") {
    const message = "Rows can be added, not read or changed";
    return refuse(response, { status: 405, code: "PGRST117", message }, { allow: "POST" });
  }
  const wait = await limit(clientAddress(request, options.trustProxy));
  if (wait > 0) {
    const message = `Too many requests. Try again in ${wait} seconds.`;
    return refuse(response, { status: 429, code: "PGRST429", message }, { "retry-after": String(wait) });
  }
  const keyError = checkKey(request, options.publicKey);
  if (keyError) return refuse(response, keyError);
  const insert = await readInsert(request);
  if ("refused" in insert) return refuse(response, insert.refused);

  const facts = {
    spam_reason: [request.headers["x-spam-reason"] ?? []].flat()[0],
    language: request.headers["content-language"],
  };
  const backend = await within(OPENING_LIMIT, options.backend);
  if (backend === undefined) return refuse(response, UNAVAILABLE, RETRY);
  const reply = await backend.insert(table, insert.row, facts);
  send(response, reply.status, reply.body, reply.status === 503 ? RETRY : {});
}

const RETRY = { "retry-after": "5" };

/** Returns the rate limit of a table that visitors may write to; undefined for other tables. */
function limitOf(table: string, options: RestOptions): RateLimit | undefined {
  if (table === "contact_messages") return options.rateLimit;
  if (table === "newsletter_subscribers" && options.storesSubscribers) return options.rateLimit;
  return table === "page_counts" ? options.countLimit : undefined;
}

/** Checks the public key in the headers of supabase-js. Refuses other tokens, because there are no user accounts. */
function checkKey({ headers }: IncomingMessage, publicKey: string): RestError | undefined {
  const key = [headers.apikey ?? []].flat()[0];
  if (key === undefined) {
    return { status: 401, code: "PGRST302", message: "No API key found: send it in the header 'apikey'" };
  }
  const { authorization } = headers;
  if (isEqual(key, publicKey) && (!authorization || isEqual(authorization, `Bearer ${publicKey}`))) {
    return undefined;
  }
  return { status: 401, code: "PGRST301", message: "Invalid API key" };
}

function refuse(response: ServerResponse, error: RestError, headers: Record<string, string> = {}): void {
  send(response, error.status, restErrorBody(error), headers);
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string>): void {
  response.writeHead(status, {
    ...PLAIN_HEADERS,
    "cache-control": "no-store",
    ...(body ? { "content-type": "application/json; charset=utf-8" } : {}),
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

import type { MouseEvent } from "react";
import type { ColleagueActivity, Draft } from "../server/answers.ts";
import type { ListRow } from "../server/list-messages.ts";
import type { Answer, Message } from "../server/open-message.ts";
import type { PersonRow, SessionRow } from "../server/people.ts";
import type { SiteReport } from "../server/site-report.ts";
import type { Person } from "../server/store.ts";
import { readItem, storeItem } from "./storage";

export type { Answer, ColleagueActivity, Draft, ListRow, Person, PersonRow, SessionRow, SiteReport };
export type OpenMessage = Message & { defaults: { subject: string; quoted: string } };
export type Template = { id: string; name: string; body: string };
export type Me = {
  person: Person;
  mode: "local" | "team";
  site: { name: string; url: string; language: string; timeZone: string; months: number };
  canSend: boolean;
  people: { id: string; name: string }[];
  services: { title: string; id: string }[];
  unread: number;
  /** Messages for which this person wrote an answer that could not be sent. */
  unsent: { id: number; name: string }[];
};

type Details = { error?: string; taken?: boolean; unsent?: number } & Partial<ColleagueActivity>;

/** An error response of the desk's server. The status is 0 if no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** Returns whether no response arrived, or a proxy responded because the desk is not running. */
export const isUnreachable = (error: unknown) =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** The time after which a request without a response fails, in ms. */
const TIMEOUT = 30_000;

/**
 * The name under which the browser stores the page's key. In local mode, the server accepts the cookie only with this
 * key.
 */
const KEY = "desk-key";
export const storeKey = (key: string): boolean => storeItem(KEY, key);
/**
 * Returns the header that every API request needs; links and forms of other sites cannot send it. Its value is "none"
 * if no key is stored.
 */
export const keyHeader = () => ({ "x-desk-key": readItem(KEY) ?? "none" });

/**
 * Downloads the file of a clicked link. Uses `fetch`, because the browser would follow the link without the key header.
 */
export async function saveFile(event: MouseEvent<HTMLAnchorElement>, name: string): Promise<void> {
  event.preventDefault();
  const response = await fetch(event.currentTarget.href, { headers: keyHeader() }).catch(() => undefined);
  if (!response?.ok) throw new ApiError(response?.status ?? 0, String(response?.status));
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(await response.blob()),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read the file only after a while
}

/**
 * Sends a request to the desk's server; `body` is sent as JSON. With `keepalive`, the request continues after the page
 * closes. Throws an ApiError. If the session has ended, opens the sign-in page.
 */
export async function callApi<Result>(
  path: string,
  method = "GET",
  body?: unknown,
  keepalive = false,
): Promise<Result> {
  const response = await fetch(path, {
    method,
    keepalive,
    signal: AbortSignal.timeout(TIMEOUT),
    // Send JSON: the server refuses form bodies, which other sites could send.
    ...(method === "GET"
      ? { headers: keyHeader() }
      : {
          headers: { ...keyHeader(), "content-type": "application/json" },
          body: JSON.stringify(body ?? {}),
        }),
  }).catch(() => {
    throw new ApiError(0, "");
  });
  if (response.ok) return (await response.json()) as Result;
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (!isJson && response.status === 404) location.replace("/");
  const details = isJson ? ((await response.json()) as Details) : {};
  throw new ApiError(response.status, details.error ?? String(response.status), details);
}

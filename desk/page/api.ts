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
  /** Messages with an answer of this person that could not be sent. */
  unsent: { id: number; name: string }[];
};

type Details = { error?: string; taken?: boolean; unsent?: number } & Partial<ColleagueActivity>;

/** An error response. Status 0: no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** Whether the desk did not answer, or a proxy answered for it. */
export const isUnreachable = (error: unknown) =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** Time after which a request without a response fails, in ms. */
const TIMEOUT = 30_000;

/** The key from the sign-in on this machine. The cookie is not accepted without it. */
const KEY = "desk-key";
export const storeKey = (key: string): boolean => storeItem(KEY, key);
/** Returns the header that the server requires, because no other site's page can send it. 'none' stands for no key. */
export const keyHeader = () => ({ "x-desk-key": readItem(KEY) ?? "none" });

/** Downloads a link's file with the key, which the browser itself would not send. */
export async function saveFile(event: MouseEvent<HTMLAnchorElement>, name: string): Promise<void> {
  event.preventDefault();
  const response = await fetch(event.currentTarget.href, { headers: keyHeader() }).catch(() => undefined);
  if (!response?.ok) throw new ApiError(response?.status ?? 0, String(response?.status));
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(await response.blob()),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it later
}

/**
 * Sends a request to the desk's server.
 * @param body sent as JSON; undefined only reads
 * @param keepalive lets the request finish after the page is closed
 * @throws ApiError. If the session has ended, opens the sign-in page first
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
    // JSON, because a form on another site cannot send it.
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

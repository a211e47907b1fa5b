import type { MouseEvent } from "react";
import type { Draft, Meanwhile } from "../server/answers.ts";
import type { ListRow } from "../server/list.ts";
import type { Answer, Message } from "../server/open-message.ts";
import type { PersonRow, SessionRow } from "../server/people.ts";
import type { SiteState } from "../server/site-state.ts";
import type { Person } from "../server/store.ts";
import { readStored, store } from "./storage";

export type { Answer, Draft, ListRow, Meanwhile, Person, PersonRow, SessionRow, SiteState };
export type OpenMessage = Message & { start: { subject: string; quoted: string } };
export type Template = { id: string; name: string; body: string };
export type Me = {
  person: Person;
  way: "local" | "team";
  site: { name: string; url: string; language: string; timeZone: string; months: number };
  canSend: boolean;
  people: { id: string; name: string }[];
  services: { title: string; id: string }[];
  unread: number;
  /** Messages with an answer of this person that could not be sent. */
  unsent: { id: number; name: string }[];
};

type Details = { error?: string; taken?: boolean; unsent?: number } & Partial<Meanwhile>;

/** A response that is not 2xx. Status 0: no response. */
export class Refused extends Error {
  readonly status: number;
  readonly details: Details;
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** A request without a response for this long has failed, in ms. */
const SILENCE = 30_000;

/** What the sign-in on this machine gave, without which its cookie is worth nothing; kept by origin, which has a port. */
const KEY = "desk-key";
export const keepKey = (key: string): boolean => store(KEY, key);
/** Also where there is no key: no page of another site can send this header, which sign-in asks for. */
export const keyHeader = () => ({ "x-desk-key": readStored(KEY) ?? "none" });

/** Saves the file to which a link leads: by itself, the browser would ask for it without the key. */
export async function saveFile(event: MouseEvent<HTMLAnchorElement>, name: string): Promise<void> {
  event.preventDefault();
  const answer = await fetch(event.currentTarget.href, { headers: keyHeader() }).catch(() => undefined);
  if (!answer?.ok) throw new Refused(answer?.status ?? 0, String(answer?.status));
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(await answer.blob()),
    download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it later
}

/**
 * Asks the desk's server.
 * @param body sent as JSON; undefined only reads
 * @param keepalive lets the request end after the page was closed
 * @throws Refused; after the end of a session the sign-in page opens
 */
export async function ask<Result>(
  path: string,
  method = "GET",
  body?: unknown,
  keepalive = false,
): Promise<Result> {
  const answer = await fetch(path, {
    method,
    keepalive,
    signal: AbortSignal.timeout(SILENCE),
    // Always JSON, which no form of another page can send.
    ...(method === "GET"
      ? { headers: keyHeader() }
      : {
          headers: { ...keyHeader(), "content-type": "application/json" },
          body: JSON.stringify(body ?? {}),
        }),
  }).catch(() => {
    throw new Refused(0, "");
  });
  if (answer.ok) return (await answer.json()) as Result;
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  if (!isJson && answer.status === 404) location.replace("/");
  const details = isJson ? ((await answer.json()) as Details) : {};
  throw new Refused(answer.status, details.error ?? String(answer.status), details);
}

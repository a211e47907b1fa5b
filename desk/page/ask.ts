import type { ListRow } from "../server/list.ts";
import type { Answer, Message } from "../server/open-message.ts";
import type { PersonRow, SessionRow } from "../server/people.ts";
import type { SiteState } from "../server/site-state.ts";
import type { Person } from "../server/store.ts";

export type { Answer, ListRow, Person, PersonRow, SessionRow, SiteState };
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
};

/** An answer of the desk's server that is not 2xx; status 0: there was none. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks the desk's server.
 * @param body sent as JSON; undefined only reads
 * @throws Refused; whose session ended is shown the sign-in page
 */
export async function ask<Result>(path: string, method = "GET", body?: unknown): Promise<Result> {
  const answer = await fetch(path, {
    method,
    // Always JSON, which no form of another page can send.
    ...(method === "GET"
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) }),
  }).catch(() => {
    throw new Refused(0, "");
  });
  if (answer.ok) return (await answer.json()) as Result;
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  if (!isJson && answer.status === 404) location.replace("/");
  const { error = String(answer.status) } = isJson ? ((await answer.json()) as { error?: string }) : {};
  throw new Refused(answer.status, error);
}

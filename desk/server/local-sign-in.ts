import { randomBytes } from "node:crypto";
import { isEqual } from "../../server/public.ts";
import type { Person, Store } from "./store.ts";

/** Lifetime of a link from the terminal, in ms. */
const LINK_LIFETIME = 10 * 60_000;

/** The header with the page's key. For a team it only proves that the desk's own page sent the request. */
export const KEY_HEADER = "x-desk-key";

const secret = () => randomBytes(24).toString("base64url");

/** Creates keys that work once, for a limited time; a new key replaces the one before. */
export function createOneTimeKey(lifetime = LINK_LIFETIME, now: () => number = Date.now) {
  let waiting: { key: string; until: number } | undefined;
  return {
    make: () => {
      waiting = { key: secret(), until: now() + lifetime };
      return waiting.key;
    },
    /** Uses up the waiting key. @returns whether the given key was that one */
    use: (given: string): boolean => {
      if (waiting === undefined || now() > waiting.until) return false;
      if (!isEqual(given, waiting.key)) return false;
      waiting = undefined;
      return true;
    },
  };
}

/**
 * Signs in the user of this machine: the link from the terminal gives the page a cookie and a key. Browsers send a cookie
 * to every port of a machine, so the cookie's name contains the port and each request also needs the key.
 */
export function createLocalSignIn(store: Store, port: number) {
  const key = createOneTimeKey();
  /** Keys by cookie value. */
  const sessions = new Map<string, string>();
  const name = `desk-${port}=`;
  /** Finds the session's cookie. Another server on this machine may set cookies of the same name. */
  const findSession = (cookies = "") =>
    cookies
      .split(/;\s*/)
      .flatMap((pair) => (pair.startsWith(name) ? [pair.slice(name.length)] : []))
      .find((value) => sessions.has(value));
  return {
    key,
    /** Begins a session. @returns its `Set-Cookie` and its key */
    begin: () => {
      const [session, pageKey] = [secret(), secret()];
      sessions.set(session, pageKey);
      return { cookie: `${name}${session}; Path=/; HttpOnly; SameSite=Strict`, key: pageKey };
    },
    /** @param given the key from the address of /events, because EventSource cannot send headers */
    hasKey: (headers: Headers, given?: string): boolean => {
      const known = sessions.get(findSession(headers.get("cookie") ?? undefined) ?? "");
      return known !== undefined && isEqual(given ?? headers.get(KEY_HEADER) ?? "", known);
    },
    end: (cookies: string | undefined) => sessions.delete(findSession(cookies) ?? ""),
    person: async (cookies: string | undefined): Promise<Person | undefined> => {
      if (findSession(cookies) === undefined) return undefined;
      const [person] = await store.rows<Person>(
        `select id, name, email, 'owner' as role, signature, language from desk."user" where id = 'local'`,
      );
      return person;
    },
  };
}

/** Creates the row of the user of this machine, for assigned messages and signed answers. */
export async function ensureLocalPerson(store: Store, siteName: string): Promise<void> {
  await store.change({
    text: `insert into desk."user" (id, name, email, role) values ('local', $1::text, 'local@localhost', 'owner') on conflict do nothing`,
    values: [siteName],
  });
}

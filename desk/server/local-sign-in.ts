import { randomBytes } from "node:crypto";
import { isEqual } from "../../server/public.ts";
import type { Person, Store } from "./store.ts";

/** The lifetime of a link from the terminal, in ms. */
const LINK_LIFETIME = 10 * 60_000;

/** The header with the page's key. In team mode, it only proves that the desk's own page sent the request. */
export const KEY_HEADER = "x-desk-key";

const secret = () => randomBytes(24).toString("base64url");

/** Creates keys that work once and expire after `lifetime` in ms. A new key replaces the previous one. */
export function createOneTimeKey(lifetime = LINK_LIFETIME, now: () => number = Date.now) {
  let waiting: { key: string; until: number } | undefined;
  return {
    make: () => {
      waiting = { key: secret(), until: now() + lifetime };
      return waiting.key;
    },
    /** Uses up the current key if it equals the given key. Returns whether it did. */
    use: (given: string): boolean => {
      if (waiting === undefined || now() > waiting.until) return false;
      if (!isEqual(given, waiting.key)) return false;
      waiting = undefined;
      return true;
    },
  };
}

/**
 * Signs in the user of this machine: the link from the terminal gives the page a cookie and a key. Browsers share
 * cookies between all ports of a machine, so the cookie's name contains the port, and each request also needs the key.
 */
export function createLocalSignIn(store: Store, port: number) {
  const key = createOneTimeKey();
  /** The page's key of each session, by cookie value. */
  const sessions = new Map<string, string>();
  const name = `desk-${port}=`;
  /**
   * Returns the value of this desk's cookie. Ignores cookies with the same name that another server on this machine
   * set.
   */
  const findSession = (cookies = "") =>
    cookies
      .split(/;\s*/)
      .flatMap((pair) => (pair.startsWith(name) ? [pair.slice(name.length)] : []))
      .find((value) => sessions.has(value));
  return {
    key,
    /** Begins a session. Returns its `Set-Cookie` header and the page's key. */
    begin: () => {
      const [session, pageKey] = [secret(), secret()];
      sessions.set(session, pageKey);
      return { cookie: `${name}${session}; Path=/; HttpOnly; SameSite=Strict`, key: pageKey };
    },
    /**
     * Returns whether a request has the session's key. For /events, `given` is the key in the URL, because EventSource
     * cannot send headers.
     */
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

/** Creates a row for the user of this machine, so that messages can be assigned and answers signed. */
export async function ensureLocalPerson(store: Store, siteName: string): Promise<void> {
  await store.change({
    text: `insert into desk."user" (id, name, email, role) values ('local', $1::text, 'local@localhost', 'owner') on conflict do nothing`,
    values: [siteName],
  });
}

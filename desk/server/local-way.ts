import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Person, Store } from "./store.ts";

/** How long a link of the terminal works, in ms. */
const LINK_LIFE = 10 * 60_000;

/** The header in which the page sends its key; for a team it says that the desk's own page asks. */
export const KEY_HEADER = "x-desk-key";

const secret = () => randomBytes(24).toString("base64url");

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Keys that work once, within a time; only one waits at any moment. */
export function createOneTimeKey(life = LINK_LIFE, now: () => number = Date.now) {
  let waiting: { key: string; until: number } | undefined;
  return {
    make: () => {
      waiting = { key: secret(), until: now() + life };
      return waiting.key;
    },
    /** @returns whether the key is the one that waits; it is used up then */
    use: (given: string): boolean => {
      if (waiting === undefined || now() > waiting.until) return false;
      if (!isSame(given, waiting.key)) return false;
      waiting = undefined;
      return true;
    },
  };
}

/**
 * The way in on this machine: who opens the link of the terminal gets a cookie until the desk ends, and a key that the
 * page keeps. Cookies know no ports: their name has the port in it, and since browsers hand them to every server on this
 * machine, nothing is read or changed without the key.
 */
export function createLocalWay(store: Store, port: number) {
  const key = createOneTimeKey();
  /** Keys by the values of cookies. */
  const sessions = new Map<string, string>();
  const name = `desk-${port}=`;
  /** The session among the cookies; another server of this machine can set more of its name, for longer paths. */
  const find = (cookies = "") =>
    cookies
      .split(/;\s*/)
      .flatMap((pair) => (pair.startsWith(name) ? [pair.slice(name.length)] : []))
      .find((value) => sessions.has(value));
  return {
    key,
    /** The `Set-Cookie` for a session that begins, and its key. */
    begin: () => {
      const [session, pageKey] = [secret(), secret()];
      sessions.set(session, pageKey);
      return { cookie: `${name}${session}; Path=/; HttpOnly; SameSite=Strict`, key: pageKey };
    },
    /** @param given the key where the browser can send no header: of the events */
    hasKey: (headers: Headers, given?: string): boolean => {
      const known = sessions.get(find(headers.get("cookie") ?? undefined) ?? "");
      return known !== undefined && isSame(given ?? headers.get(KEY_HEADER) ?? "", known);
    },
    end: (cookies: string | undefined) => sessions.delete(find(cookies) ?? ""),
    person: async (cookies: string | undefined): Promise<Person | undefined> => {
      if (find(cookies) === undefined) return undefined;
      const [person] = await store.rows<Person>(
        `select id, name, email, 'owner' as role, signature, language from desk."user" where id = 'local'`,
      );
      return person;
    },
  };
}

/** Makes the row of whoever sits at this machine, to whom messages are assigned and by whom answers are signed. */
export async function ensureLocalPerson(store: Store, siteName: string): Promise<void> {
  await store.change({
    text: `insert into desk."user" (id, name, email, role) values ('local', $1::text, 'local@localhost', 'owner') on conflict do nothing`,
    values: [siteName],
  });
}

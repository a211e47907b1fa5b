import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Person, Store } from "./store.ts";

/** How long a link of the terminal works, in ms. */
const LINK_LIFE = 10 * 60_000;

const secret = () => randomBytes(24).toString("base64url");

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
      const [a, b] = [Buffer.from(given), Buffer.from(waiting.key)];
      if (a.length !== b.length || !timingSafeEqual(a, b)) return false;
      waiting = undefined;
      return true;
    },
  };
}

/**
 * The way in on this machine: who opens the link of the terminal gets a cookie until the desk ends. Cookies know no
 * ports, so its name has the port in it.
 */
export function createLocalWay(store: Store, port: number) {
  const key = createOneTimeKey();
  const sessions = new Set<string>();
  const name = `desk-${port}`;
  return {
    key,
    /** The `Set-Cookie` for a session that begins. */
    begin: () => {
      const session = secret();
      sessions.add(session);
      return `${name}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    end: (cookies: string | undefined) => sessions.delete(readCookie(cookies, name) ?? ""),
    person: async (cookies: string | undefined): Promise<Person | undefined> => {
      if (!sessions.has(readCookie(cookies, name) ?? "")) return undefined;
      const [person] = await store.rows<Person>(
        `select id, name, email, 'owner' as role, signature, language from desk."user" where id = 'local'`,
      );
      return person;
    },
  };
}

function readCookie(cookies: string | undefined, name: string): string | undefined {
  const found = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Makes the row of whoever sits at this machine, to whom messages are assigned and by whom answers are signed. */
export async function ensureLocalPerson(store: Store, siteName: string): Promise<void> {
  await store.change({
    text: `insert into desk."user" (id, name, email, role) values ('local', $1::text, 'local@localhost', 'owner') on conflict do nothing`,
    values: [siteName],
  });
}

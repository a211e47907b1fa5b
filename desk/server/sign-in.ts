import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { Hono } from "hono";
import { clientAddress, createRateLimit } from "../../server/public.ts";
import { withoutAttestation } from "./attestation.ts";
import { ADDRESS_HEADER } from "./auth.ts";
import type { Desk } from "./desk.ts";
import { type Env, notFound } from "./guard.ts";
import { addPerson } from "./people.ts";
import { readBody } from "./read-body.ts";
import { logged } from "./store.ts";

/** The paths of the library that strangers may ask, and those for who is in; it has more, which stay closed. */
const OPEN = {
  POST: ["/auth/sign-in/magic-link", "/auth/passkey/verify-authentication"],
  GET: ["/auth/magic-link/verify", "/auth/passkey/generate-authenticate-options"],
};
const CLOSED = {
  POST: ["/auth/passkey/verify-registration", "/auth/passkey/delete-passkey", "/auth/sign-out"],
  GET: ["/auth/passkey/generate-register-options"],
};
/** What of these stands in the log: a passkey lets its holder in for good. */
const LOGGED: Readonly<Record<string, string>> = {
  "/auth/passkey/verify-registration": "passkey",
  "/auth/passkey/delete-passkey": "delete-passkey",
};
/** Wrong attempts at one-time links a minute from one address. The right one comes in: others may share the address. */
const KEYS_PER_MINUTE = 10;
/** What the answer to who asks for a link takes at least, in ms: a known address is more work than an unknown one. */
const LINK_TIME = 500;

/**
 * Hands a request to the library: with our word for the address it comes from, of a link's address the token alone, and
 * of a body what read-body.ts knows.
 */
async function ask({ team, config, desk }: Desk, c: Context<Env>): Promise<Response> {
  if (team === undefined) return notFound();
  const headers = new Headers(c.req.raw.headers);
  const from = clientAddress(c.env.incoming, config.trustProxy);
  headers.set(ADDRESS_HEADER, from.includes(":") ? `${from}::` : from); // the library takes no network, but its first address
  const token = c.req.query("token");
  const address = `${desk.origin}${c.req.path}${token ? `?token=${encodeURIComponent(token)}` : ""}`;
  headers.delete("content-length"); // that of another body
  const asksLink = c.req.path.endsWith("/magic-link");
  const given: RequestInit = { method: c.req.method === "POST" ? "POST" : "GET", headers };
  if (given.method === "POST") {
    // The library writes traces into the log for what is no JSON, and for an id that the database cannot take.
    const body = await readBody(c, asksLink ? "email" : "passkey");
    const isNewKey = c.req.path.endsWith("/verify-registration") && "response" in body;
    given.body = JSON.stringify(isNewKey ? { ...body, response: withoutAttestation(body.response) } : body);
  }
  const [answer] = await Promise.all([
    team.auth.handler(new Request(address, given)),
    asksLink && wait(LINK_TIME),
  ]);
  return answer;
}

/** The ways in. Everything here answers strangers. */
export function signInRoutes(desk: Desk) {
  const { local, team, store, config } = desk;
  const routes = new Hono<Env>();
  const limit = createRateLimit(KEYS_PER_MINUTE);
  const isLate = (c: Context<Env>) => limit(clientAddress(c.env.incoming, config.trustProxy)) > 0;

  if (local) {
    routes.post("/sign-in/local", async (c) => {
      const { key } = await readBody(c, "key");
      if (!local.key.use(key)) return c.json({ ok: false }, isLate(c) ? 429 : 401);
      const begun = local.begin();
      c.header("set-cookie", begun.cookie);
      return c.json({ key: begun.key });
    });
  }
  if (team) {
    routes.post("/sign-in/first", async (c) => {
      const { key, name, email } = await readBody(c, "first");
      if (!team.firstKey.use(key) || (await team.hasPeople()))
        return c.json({ ok: false }, isLate(c) ? 429 : 401);
      await addPerson(
        store,
        { id: "terminal", name: "terminal" },
        { name, email, role: "owner", isKnown: true },
      );
      const answer = await team.first(email);
      return new Response('{"ok":true}', {
        headers: [
          ["content-type", "application/json"],
          ...answer.headers.getSetCookie().map((cookie) => ["set-cookie", cookie] as [string, string]),
        ],
      });
    });
    for (const [method, paths] of Object.entries(OPEN)) routes.on(method, paths, (c) => ask(desk, c));
  }
  return routes;
}

/** What the library does for people who are in: their passkeys, and leaving. */
export function signedInRoutes(desk: Desk) {
  const routes = new Hono<Env>();
  if (desk.team)
    for (const [method, paths] of Object.entries(CLOSED))
      routes.on(method, paths, async (c) => {
        const answer = await ask(desk, c);
        const did = answer.ok && LOGGED[c.req.path];
        if (did) await desk.store.change(logged(c.get("person"), did));
        return answer;
      });
  routes.post("/leave", (c) => {
    desk.local?.end(c.req.header("cookie"));
    return c.json({ ok: true });
  });
  return routes;
}

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
import { logged, TERMINAL } from "./store.ts";

/** The only paths of Better Auth that the desk serves. SIGNED_IN_PATHS require a session. */
const SIGNED_OUT_PATHS = {
  POST: ["/auth/sign-in/magic-link", "/auth/passkey/verify-authentication"],
  GET: ["/auth/magic-link/verify", "/auth/passkey/generate-authenticate-options"],
};
const SIGNED_IN_PATHS = {
  POST: ["/auth/passkey/verify-registration", "/auth/passkey/delete-passkey", "/auth/sign-out"],
  GET: ["/auth/passkey/generate-register-options"],
};
/**
 * The log's name for each request that adds or deletes a passkey. These are logged, because a passkey gives lasting
 * access.
 */
const LOGGED: Readonly<Record<string, string>> = {
  "/auth/passkey/verify-registration": "passkey",
  "/auth/passkey/delete-passkey": "delete-passkey",
};
/**
 * The most wrong one-time keys per minute and IP address. The right key is always accepted, because several people may
 * share an IP address.
 */
const KEYS_PER_MINUTE = 10;
/** The minimum response time of a request for a link, in ms. It hides that a known e-mail address takes longer. */
const LINK_RESPONSE_TIME = 500;

/**
 * Passes a request on to Better Auth with only the data it needs: the client's IP address as the desk determined it,
 * the token in the query, and the body fields in read-body.ts.
 */
async function forwardToBetterAuth({ team, config, deskConfig }: Desk, c: Context<Env>): Promise<Response> {
  if (team === undefined) return notFound();
  const headers = new Headers(c.req.raw.headers);
  const from = clientAddress(c.env.incoming, config.trustProxy);
  headers.set(ADDRESS_HEADER, from.includes(":") ? `${from}::` : from); // Better Auth counts per IPv6 network, given by its first address
  const token = c.req.query("token");
  const address = `${deskConfig.origin}${c.req.path}${token ? `?token=${encodeURIComponent(token)}` : ""}`;
  headers.delete("content-length"); // the body changes below
  const isLinkRequest = c.req.path.endsWith("/magic-link");
  const given: RequestInit = { method: c.req.method === "POST" ? "POST" : "GET", headers };
  if (given.method === "POST") {
    // Check the body first: Better Auth logs a stack trace for invalid JSON and for ids that the database refuses.
    const body = await readBody(c, isLinkRequest ? "email" : "passkey");
    const isNewKey = c.req.path.endsWith("/verify-registration") && "response" in body;
    given.body = JSON.stringify(isNewKey ? { ...body, response: withoutAttestation(body.response) } : body);
  }
  const [response] = await Promise.all([
    team.auth.handler(new Request(address, given)),
    isLinkRequest && wait(LINK_RESPONSE_TIME),
  ]);
  return response;
}

/** Returns the routes for signing in, which signed-out visitors may use. */
export function signInRoutes(desk: Desk) {
  const { local, team, store, config } = desk;
  const routes = new Hono<Env>();
  const limit = createRateLimit(KEYS_PER_MINUTE);
  const exceedsLimit = (c: Context<Env>) => limit(clientAddress(c.env.incoming, config.trustProxy)) > 0;

  if (local) {
    routes.post("/sign-in/local", async (c) => {
      const { key } = await readBody(c, "key");
      if (!local.key.use(key)) return c.json({ ok: false }, exceedsLimit(c) ? 429 : 401);
      const session = local.begin();
      c.header("set-cookie", session.cookie);
      return c.json({ key: session.key });
    });
  }
  if (team) {
    routes.post("/sign-in/first", async (c) => {
      const { key, name, email } = await readBody(c, "first");
      if (!team.firstKey.use(key) || (await team.hasPeople()))
        return c.json({ ok: false }, exceedsLimit(c) ? 429 : 401);
      await addPerson(store, TERMINAL, { name, email, role: "owner", isKnown: true });
      const response = await team.first(email);
      return new Response('{"ok":true}', {
        headers: [
          ["content-type", "application/json"],
          ...response.headers.getSetCookie().map((cookie) => ["set-cookie", cookie] as [string, string]),
        ],
      });
    });
    for (const [method, paths] of Object.entries(SIGNED_OUT_PATHS))
      routes.on(method, paths, (c) => forwardToBetterAuth(desk, c));
  }
  return routes;
}

/** Returns the routes for passkeys and signing out. */
export function signedInRoutes(desk: Desk) {
  const routes = new Hono<Env>();
  if (desk.team)
    for (const [method, paths] of Object.entries(SIGNED_IN_PATHS))
      routes.on(method, paths, async (c) => {
        const response = await forwardToBetterAuth(desk, c);
        const action = response.ok && LOGGED[c.req.path];
        if (action) await desk.store.change(logged(c.get("person"), action));
        return response;
      });
  routes.post("/leave", (c) => {
    desk.local?.end(c.req.header("cookie"));
    return c.json({ ok: true });
  });
  return routes;
}

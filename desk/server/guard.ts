import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { KEY_HEADER } from "./local-way.ts";
import type { Person } from "./store.ts";

/** What a request carries through the routes. */
export type Env = { Bindings: HttpBindings; Variables: { person: Person } };

/** Everything that a page of the desk may do; nothing comes from elsewhere, nothing is written as HTML. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
  "cache-control": "no-store",
};

/** What a stranger gets, whatever was asked: it does not tell what is there. */
export const notFound = (): Response =>
  new Response("404\n", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });

/**
 * Refuses requests that do not come from the desk's own page: another `Host` (rebinding), another `Origin`, a page of
 * another site, a body that a form could send. Sets the headers of every answer.
 * @param origins the desk's own, such as 'https://desk.example.com'
 */
export function guard(origins: readonly string[]) {
  const hosts = origins.map((origin) => new URL(origin).host);
  const isSecure = origins.every((origin) => origin.startsWith("https:"));
  return createMiddleware<Env>(async (c, next) => {
    const index = hosts.indexOf(c.req.header("host") ?? "");
    if (index < 0 || isForeign(c.req.raw, c.req.path, origins[index] ?? "")) c.res = notFound();
    else await next();
    for (const [name, value] of Object.entries(HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (isSecure) c.res.headers.set("strict-transport-security", "max-age=31536000");
  });
}

/** @param path as the routes see it: decoded, so that an encoded address is no way around */
function isForeign({ method, headers }: Request, path: string, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  const isNavigation = headers.get("sec-fetch-mode") === "navigate";
  // A link, in a mail too, must not bring somebody in as another or do in their name what the log keeps: sign-in and data
  // are asked for by the desk's own page only, which sends a header that no link and no form can.
  if (/^\/(?:api|auth)\//.test(path) && !headers.has(KEY_HEADER)) return true;
  if (method === "GET" || method === "HEAD") {
    // A page elsewhere may link to a page here.
    return site !== null && site !== "same-origin" && site !== "none" && !isNavigation;
  }
  if (headers.get("origin") !== origin) return true;
  if (site !== null && site !== "same-origin") return true;
  return !/^application\/json(?:;|$)/.test(headers.get("content-type") ?? "");
}

const RANK = { reader: 0, editor: 1, owner: 2 } as const;

/** Lets in who has at least a role; others get 403, since they know that the desk is there. */
export function atLeast(role: Person["role"]) {
  return createMiddleware<Env>(async (c, next) => {
    if (RANK[c.get("person").role] < RANK[role])
      throw new HTTPException(403, { message: "Not for your role." });
    await next();
  });
}

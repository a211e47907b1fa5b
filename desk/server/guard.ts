import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { KEY_HEADER } from "./local-sign-in.ts";
import type { Person } from "./store.ts";

/** The types of Hono's context: the Node request, and the signed-in person. */
export type Env = { Bindings: HttpBindings; Variables: { person: Person } };

/** The Content Security Policy: allows only files of the desk, and blocks scripts from inserting HTML. */
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

/** Returns the 404 response for signed-out visitors. It is the same for every path, so that it reveals nothing. */
export const notFound = (): Response =>
  new Response("404\n", { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } });

/**
 * Refuses requests of other sites: a foreign `Host` (DNS rebinding), a foreign `Origin`, or a body that a form on
 * another site could send. Also sets the headers of every response.
 * `origins` are the desk's own, such as 'https://desk.example.com'.
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

/**
 * Returns whether a request comes from another site. `path` must be decoded as for the routes, so that an encoded path
 * cannot bypass the check.
 */
function isForeign({ method, headers }: Request, path: string, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  const isNavigation = headers.get("sec-fetch-mode") === "navigate";
  // Paths for sign-in and data require a header that no link and no form can send. Otherwise a link, even in an
  // e-mail, could sign someone in as another person or act in their name.
  if (/^\/(?:api|auth)\//.test(path) && !headers.has(KEY_HEADER)) return true;
  if (method === "GET" || method === "HEAD") {
    // Links on other sites may open the desk.
    return site !== null && site !== "same-origin" && site !== "none" && !isNavigation;
  }
  if (headers.get("origin") !== origin) return true;
  if (site !== null && site !== "same-origin") return true;
  return !/^application\/json(?:;|$)/.test(headers.get("content-type") ?? "");
}

const RANK = { reader: 0, editor: 1, owner: 2 } as const;

/** Returns the error for an action that the person's role does not allow. */
export const forbidden = () => new HTTPException(403, { message: "Your role does not allow this." });

/** Requires at least this role. Answers 403 to people with a lower role. */
export function atLeast(role: Person["role"]) {
  return createMiddleware<Env>(async (c, next) => {
    if (RANK[c.get("person").role] < RANK[role]) throw forbidden();
    await next();
  });
}

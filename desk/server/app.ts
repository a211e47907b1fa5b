import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { streamSSE } from "hono/streaming";
import { DISK_FULL, errorCode, printable } from "../../server/public.ts";
import { adminRoutes } from "./admin-routes.ts";
import type { Desk } from "./desk.ts";
import { type Env, guard, notFound } from "./guard.ts";
import { messageRoutes } from "./message-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { signedInRoutes, signInRoutes } from "./sign-in.ts";

/** The largest accepted request body, in bytes. */
const MAX_BODY = 128 * 1024;
/** The interval between two session checks of an open page, in ms. */
const SESSION_CHECK_INTERVAL = 4_000;
/**
 * The most open pages per person. Each open page queries the database, which must stay fast for visitors' messages.
 */
const MAX_OPEN_PAGES = 20;
/** The paths that the page's own router handles. */
const PAGES = ["/", "/m/:id{\\d+}", "/newsletter", "/templates", "/site", "/people", "/log", "/you"];

const html = (body: Buffer) =>
  new Response(new Uint8Array(body), { headers: { "content-type": "text/html; charset=utf-8" } });

/** Creates the desk's HTTP app. It answers 404 to signed-out visitors except on the sign-in page. */
export function createApp(desk: Desk, origins: readonly string[]): Hono<Env> {
  const { local, team, files, watch, requests } = desk;
  // The `data-mode` attribute tells the page which sign-in form to show.
  const signIn = Buffer.from(
    files.signIn.toString().replace("<html", `<html data-mode="${desk.deskConfig.mode}"`),
  );
  const findPerson = async (headers: Headers) =>
    team ? team.person(headers) : local?.person(headers.get("cookie") ?? undefined);
  const app = new Hono<Env>();
  app.notFound(notFound);
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return c.json({ error: error.message, ...(error.cause as object | undefined) }, error.status);
    console.error(printable(`${c.req.method} ${c.req.routePath ?? ""}: ${error.message}`));
    if (errorCode(error) === DISK_FULL)
      return c.json({ error: "The server's disk is full, so nothing can be saved." }, 507);
    return c.json({ error: "Something went wrong in the desk." }, 500);
  });
  app.use(guard(origins));
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: notFound }));

  app.get("/assets/*", async (c, next) => {
    const found = files.files.get(c.req.path);
    if (found === undefined) return notFound();
    if (!found.isOpen && !(await findPerson(c.req.raw.headers))) return next();
    const { body, type } = found.file;
    return c.body(new Uint8Array(body), 200, {
      "content-type": type,
      "cache-control": "private, max-age=31536000, immutable",
    });
  });
  app.route("/", signInRoutes(desk));
  app.get("/", async (c, next) => ((await findPerson(c.req.raw.headers)) ? next() : html(signIn)));

  app.use(async (c, next) => {
    // Read the body before checking the session: someone removed during a slow upload must be refused.
    await c.req.text().catch(() => "");
    const person = await findPerson(c.req.raw.headers);
    if (person === undefined) return notFound();
    c.set("person", person);
    await next();
  });
  for (const page of PAGES) app.get(page, () => html(files.inbox));
  if (local)
    app.use(async (c, next) =>
      local.hasKey(c.req.raw.headers, c.req.path === "/events" ? c.req.query("key") : undefined)
        ? next()
        : c.json({ error: "Open a new link from the terminal." }, 401),
    );
  const openPages = new Map<string, number>();
  app.get("/events", (c) => {
    if (c.req.method === "HEAD") return c.body(null); // a HEAD request would leave the stream open
    const { id } = c.get("person");
    const count = (more: number) => openPages.set(id, (openPages.get(id) ?? 0) + more).get(id) ?? 0;
    if (count(1) > MAX_OPEN_PAGES) {
      count(-1);
      return c.json({ error: "Too many pages are open." }, 429);
    }
    return streamSSE(c, async (stream) => {
      const send = async (event: string, data: string) => {
        // The client has gone: send nothing, and don't query a database that may be closed.
        if (stream.aborted || stream.closed) return;
        const person = await requests.track(findPerson(c.req.raw.headers)).catch(() => undefined);
        if (person) await stream.writeSSE({ event, data });
        else await stream.writeSSE({ event: "out", data: "" }).then(() => stream.close());
      };
      const stop = watch.listen((update) => void send("news", JSON.stringify(update)));
      stream.onAbort(() => void stop());
      try {
        while (!stream.aborted && !stream.closed) {
          await stream.sleep(SESSION_CHECK_INTERVAL);
          await send("still", "");
        }
      } finally {
        stop();
        count(-1);
      }
    });
  });
  app.route("/api/messages", messageRoutes(desk));
  app.route("/api", adminRoutes(desk));
  if (team) app.route("/api", peopleRoutes(desk, team));
  app.route("/", signedInRoutes(desk));
  return app;
}

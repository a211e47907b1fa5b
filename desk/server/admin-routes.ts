import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { PATHS } from "../../app/paths.ts";
import { LOG_ROWS } from "../limits.ts";
import type { Desk } from "./desk.ts";
import { atLeast, type Env } from "./guard.ts";
import { countUnread, isTime } from "./list-messages.ts";
import { deleteSubscriber, exportSubscribers, listSubscribers } from "./newsletter.ts";
import { idParameter, isUuid, readBody, uuidParameter } from "./read-body.ts";
import { readSiteReport, runDoctor } from "./site-report.ts";
import { withLog } from "./store.ts";

/**
 * Parses a cursor `<time>_<id>`, which names the last row of a page. One action may log many rows with the same time,
 * so the cursor also needs the id.
 */
function logCursor(after: string): [string | null, string | null] {
  const [, time = "", id = ""] = /^(\S{10,40})_([\da-f-]{36})$/.exec(after) ?? [];
  return isTime(time) && isUuid(id) ? [time, id] : [null, null];
}

/** Returns the routes for the signed-in person, templates, the newsletter, the site report and the log. */
export function adminRoutes({ store, site, pages, config, deskConfig, mailer }: Desk) {
  const routes = new Hono<Env>();
  const editor = atLeast("editor");
  const ok = { ok: true };

  routes.get("/me", async (c) => {
    const people = await store.rows(
      `select id, name from desk."user" where $1::text = 'team' and id <> 'local' order by name`,
      [deskConfig.mode],
    );
    return c.json({
      person: c.get("person"),
      mode: deskConfig.mode,
      site: {
        name: site.name,
        url: pages.url,
        language: site.language,
        timeZone: site.timeZone,
        months: config.retentionMonths,
      },
      canSend: mailer !== undefined,
      people,
      services: [...pages.services].map(([title, path]) => ({
        title,
        id: path.replace(`${PATHS.services}/`, ""),
      })),
      unread: await countUnread(store),
      unsent: await store.rows(
        `select distinct a.message_id as id, m.name from desk.answers a
         join desk.entries e on e.message_id = a.message_id and e.deleted_at is null
         join public.contact_messages m on m.id = a.message_id
         where a.author = $1::text and a.state = 'failed' limit 20`,
        [c.get("person").id],
      ),
    });
  });
  routes.put("/me", async (c) => {
    const { name, signature, language } = await readBody(c, "me");
    const person = c.get("person");
    await store.change(
      // Log each change of a name, so that nobody can pass as another person. Lock the row to keep changes in order.
      { text: `select id from desk."user" where id = $1::text for update`, values: [person.id] },
      {
        text: `insert into desk.log (at, person, person_name, did, detail)
          select clock_timestamp(), id, name, 'rename', $2::text from desk."user" where id = $1::text and name <> $2::text`,
        values: [person.id, name],
      },
      {
        text: `update desk."user" set name = $2::text, signature = $3::text, language = $4::text, "updatedAt" = now() where id = $1::text`,
        values: [person.id, name, signature, language],
      },
    );
    return c.json(ok);
  });

  routes.get("/choices", async (c) => {
    const rows = (column: string) =>
      store.rows<{ value: string }>(
        `select distinct ${column} as value from desk.entries where ${column} is not null order by 1 limit 200`,
      );
    const [languages, paths] = [await rows("language"), await rows("page")];
    return c.json({ languages: languages.map(({ value }) => value), pages: paths.map(({ value }) => value) });
  });

  routes.get("/templates", async (c) =>
    c.json(await store.rows("select id, name, body from desk.templates order by name")),
  );
  routes.put("/templates/:id", editor, async (c) => {
    const { name, body } = await readBody(c, "template");
    const [changed] = await store.change(
      withLog(c.get("person"), "template", {
        text: `insert into desk.templates (id, name, body)
          select $1::text::uuid, $2::text, $3::text
          where not exists (select from desk.templates where name = $2::text and id <> $1::text::uuid)
          on conflict (id) do update set name = excluded.name, body = excluded.body, changed_at = now()
          returning null::bigint as message_id, name as detail`,
        values: [uuidParameter(c), name, body],
      }),
    );
    if (changed?.length === 0) throw new HTTPException(409, { message: "Another template has this name." });
    return c.json(ok);
  });
  routes.delete("/templates/:id", editor, async (c) => {
    await store.change(
      withLog(c.get("person"), "delete-template", {
        text: "delete from desk.templates where id = $1::text::uuid returning null::bigint as message_id, name as detail",
        values: [uuidParameter(c)],
      }),
    );
    return c.json(ok);
  });

  routes.get("/newsletter", async (c) => {
    const rows = await listSubscribers(store);
    return c.json({ rows: rows.map(({ token: _, ...row }) => row), stored: site.storesSubscribers });
  });
  routes.get("/newsletter/export", editor, async (c) =>
    c.body(await exportSubscribers(store, c.get("person"), pages.url), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="newsletter.csv"',
    }),
  );
  routes.delete("/newsletter/:id", editor, async (c) => {
    await deleteSubscriber(store, c.get("person"), idParameter(c));
    return c.json(ok);
  });

  routes.get("/site", async (c) =>
    c.json(await readSiteReport(store, config, { counts: site.countsVisits, zone: site.timeZone })),
  );
  let running: ReturnType<typeof runDoctor> | undefined;
  routes.post("/doctor", editor, async (c) => {
    if (pages.url === "") throw new HTTPException(409, { message: "site.yaml has no url." });
    running ??= runDoctor(pages.url).finally(() => {
      running = undefined;
    });
    return c.json(await running);
  });

  routes.get("/log", atLeast("owner"), async (c) =>
    c.json(
      await store.rows(
        `select id, at, person_name, did, message_id, detail from desk.log
         where $1::text is null or (at, id) < ($1::text::timestamptz, $2::text::uuid)
         order by at desc, id desc limit ${LOG_ROWS}`,
        logCursor(c.req.query("after") ?? ""),
      ),
    ),
  );
  return routes;
}

import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { answerDefaults, cancelAnswer, queueAnswer, retryAnswer, saveDraft } from "./answers.ts";
import {
  addNote,
  assign,
  countUnsent,
  markOpened,
  removeMessages,
  setState,
  undelete,
} from "./change-messages.ts";
import type { Desk } from "./desk.ts";
import { exportMessages } from "./export-messages.ts";
import { atLeast, type Env } from "./guard.ts";
import { type Filter, listMessages, STATES } from "./list-messages.ts";
import { openMessage } from "./open-message.ts";
import { idParameter, missing, readBody, uuidParameter } from "./read-body.ts";

function readFilter(query: Record<string, string>): Filter {
  const get = (name: string) => (query[name] ?? "").replaceAll("\0", "").slice(0, 200);
  const state = get("state") as Filter["state"];
  return {
    state: ["inbox", "all", ...STATES].includes(state) ? state : "inbox",
    search: get("q"),
    from: get("from"),
    to: get("to"),
    page: get("page"),
    service: get("service"),
    language: get("language"),
    assigned: get("assigned"),
  };
}

/** Throws an HTTPException 409, whose `details` the page shows or asks the person to confirm. */
function conflict(message: string, details: object = {}): never {
  throw new HTTPException(409, { message, cause: details });
}

/** Returns the routes for messages. */
export function messageRoutes(desk: Desk) {
  const { store, site, pages, config, watch, outbox, mailer } = desk;
  const zone = site.timeZone;
  const routes = new Hono<Env>();
  const editor = atLeast("editor");
  const done = () => {
    watch.wake();
    return { ok: true };
  };

  routes.get("/", async (c) => {
    const query = c.req.query();
    return c.json(
      await listMessages(store, readFilter(query), { person: c.get("person"), zone, after: query.after }),
    );
  });
  routes.get("/export", editor, async (c) => {
    const query = c.req.query();
    const format = query.format === "json" ? "json" : "csv";
    const ids = (query.ids ?? "")
      .split(",")
      .filter((id) => /^\d{1,15}$/.test(id))
      .map(Number);
    const body = await exportMessages(store, c.get("person"), {
      ids,
      filter: readFilter(query),
      zone,
      format,
    });
    return c.body(body, 200, {
      "content-type": format === "json" ? "application/json; charset=utf-8" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="messages.${format}"`,
    });
  });
  routes.post("/state", editor, async (c) => {
    const { ids, state } = await readBody(c, "state");
    await setState(store, c.get("person"), ids, state);
    return c.json(done());
  });
  routes.post("/assign", editor, async (c) => {
    const { ids, to } = await readBody(c, "assign");
    await assign(store, c.get("person"), ids, to);
    return c.json(done());
  });
  routes.post("/delete", editor, async (c) => {
    const { ids, unsent } = await readBody(c, "remove");
    const found = await countUnsent(store, ids);
    if (found > unsent) conflict("An answer to this message has not been sent.", { unsent: found });
    await removeMessages(store, c.get("person"), ids);
    return c.json(done());
  });
  routes.post("/undelete", editor, async (c) => {
    await undelete(store, c.get("person"), (await readBody(c, "ids")).ids);
    return c.json(done());
  });
  routes.post("/answers/:id/retry", editor, async (c) => {
    await retryAnswer(store, c.get("person"), uuidParameter(c));
    outbox.wake();
    return c.json(done());
  });

  routes.post("/answers/:id/cancel", editor, async (c) => {
    const { draft } = await readBody(c, "cancel");
    if (!(await cancelAnswer(store, c.get("person"), uuidParameter(c), draft)))
      conflict("The answer is being sent, or was sent.");
    return c.json(done());
  });

  routes.get("/:id", async (c) => {
    const id = idParameter(c);
    const person = c.get("person");
    if (person.role !== "reader" && (await markOpened(store, id))) watch.wake();
    const message = await openMessage(store, pages, {
      id,
      personId: person.id,
      months: config.retentionMonths,
    });
    if (message === undefined) throw missing();
    return c.json({ ...message, defaults: await answerDefaults(store, id, site) });
  });
  routes.post("/:id/note", editor, async (c) => {
    const isThere = await addNote(store, c.get("person"), idParameter(c), await readBody(c, "note"));
    if (!isThere) throw missing();
    return c.json(done());
  });
  routes.put("/:id/draft", editor, async (c) => {
    const saved = await saveDraft(store, c.get("person"), idParameter(c), await readBody(c, "draft"));
    if (saved === "gone") throw missing();
    if (saved === "taken") conflict("This answer was changed or sent in the meantime.", { taken: true });
    return c.json({ ok: true });
  });
  routes.post("/:id/answer", editor, async (c) => {
    const answer = await readBody(c, "answer");
    if (!answer.handed && !mailer) conflict("No mail server is set.");
    const queued = await queueAnswer(store, c.get("person"), idParameter(c), answer);
    if (queued === "gone") throw missing();
    if (queued === "sent") conflict("This answer was changed or sent in the meantime.", { taken: true });
    if (queued !== "queued") conflict("A colleague has answered or is writing.", queued);
    outbox.wake();
    return c.json({ ...done(), id: answer.id });
  });
  return routes;
}

import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Desk } from "./desk.ts";
import { atLeast, type Env } from "./guard.ts";
import { endSession, invite, LastOwner, listPeople, listSessions, removePerson, setRole } from "./people.ts";
import { missing, nameParameter, readBody } from "./read-body.ts";
import type { TeamSignIn } from "./team-sign-in.ts";

/** Returns the routes for the people of a team, their sessions and passkeys. */
export function peopleRoutes({ store, mailer, watch }: Desk, team: TeamSignIn) {
  const routes = new Hono<Env>();
  const owner = atLeast("owner");
  const ok = { ok: true };
  const changePeople = async (change: Promise<void>) => {
    try {
      await change;
      watch.notifyAll();
    } catch (error) {
      throw error instanceof LastOwner ? new HTTPException(409, { message: error.message }) : error;
    }
  };

  routes.get("/people", async (c) => c.json(await listPeople(store)));
  routes.post("/people", owner, async (c) =>
    c.json(await invite({ store, team, mailer }, c.get("person"), await readBody(c, "invite"))),
  );
  routes.put("/people/:id", owner, async (c) => {
    await changePeople(setRole(store, c.get("person"), nameParameter(c), (await readBody(c, "role")).role));
    return c.json(ok);
  });
  routes.delete("/people/:id", owner, async (c) => {
    await changePeople(removePerson(store, c.get("person"), nameParameter(c)));
    return c.json(ok);
  });
  routes.get("/sessions", async (c) => {
    const person = c.get("person");
    const rows = await listSessions(store, person.role === "owner" ? undefined : person.id);
    return c.json(rows.map((row) => ({ ...row, current: row.id === person.sessionId })));
  });
  routes.delete("/sessions/:id", async (c) => {
    const person = c.get("person");
    const ended = await endSession(
      store,
      person,
      nameParameter(c),
      person.role === "owner" ? undefined : person.id,
    );
    if (!ended) throw missing();
    watch.notifyAll();
    return c.json(ok);
  });
  routes.get("/passkeys", async (c) =>
    c.json(
      await store.rows(
        `select id, coalesce(name, '') as name, "createdAt" as made_at from desk.passkey where "userId" = $1::text order by "createdAt"`,
        [c.get("person").id],
      ),
    ),
  );
  return routes;
}

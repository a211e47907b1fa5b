import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { readConfig } from "../../server/config.ts";
import { askServer } from "../../server/control.ts";
import { migrate, migrateDesk } from "../../server/migrate.ts";
import { openDatabase } from "../../server/open-database.ts";
import { startMailServer } from "../../tests/message-path/mail-server.ts";
import { findPostgres, startPostgres } from "../../tests/message-path/postgres-server.ts";
import { ROOT, runToEnd } from "../../tests/message-path/run-server.ts";
import { createClient, prepareSetup, putMessage, signInLocally, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 120_000 });
const bin = findPostgres();

describe.each([
  { name: "the embedded database", isEmbedded: true },
  { name: "PostgreSQL", isEmbedded: false },
])("the desk's tables on $name", ({ isEmbedded }) => {
  test.skipIf(!isEmbedded && !bin)("refuse the anonymous role, and changes to log rows", async () => {
    const postgres = isEmbedded ? undefined : await startPostgres(bin ?? "");
    const setup = await prepareSetup();
    const config = readConfig({ ...setup.settings, DATABASE_URL: postgres?.url("site") }, ROOT);
    const database = await openDatabase(config);
    await migrate(database, config.supabaseDir, false);
    await migrateDesk(database);
    await migrateDesk(database); // a second run changes nothing
    const tables = await database.query<{ name: string; open: boolean }>(
      `select c.relname as name, bool_or(has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate')
           or has_any_column_privilege(role, c.oid, 'select, insert, update')) as open
         from pg_class c, unnest(array['anon', 'authenticated']) role
         where c.relnamespace = 'desk'::regnamespace and c.relkind = 'r' group by c.relname`,
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter(({ open }) => open)).toEqual([]);
    for (const statement of [
      "select * from desk.entries",
      "insert into desk.log (person, person_name, did) values ('a', 'b', 'c')",
      `select * from desk."user"`,
    ])
      await expect(
        database.transaction(async (sql) => {
          await sql.run("set local role anon");
          await sql.run(statement);
        }),
      ).rejects.toMatchObject({ code: "42501" });
    await database.run("insert into desk.log (person, person_name, did) values ('a', 'b', 'c')");
    for (const statement of ["update desk.log set did = 'x'", "delete from desk.log", "truncate desk.log"])
      await expect(database.run(statement)).rejects.toThrow(/The log is not changed/);
    await database.close();
    await postgres?.stop();
    await setup.remove();
  });
});

const sql = async (dataDir: string, text: string) =>
  (await askServer(dataDir, { do: "sql", statements: [{ text, values: [] }] }))?.[0]?.rows;

/** Starts a signed-in desk with one message. `enter` starts further desks on the same data. */
async function startWithMessage(smtp: { url: string }) {
  const setup = await prepareSetup();
  const settings = { ...setup.settings, SMTP_URL: smtp.url };
  const enter = () => signInLocally(settings);
  const first = await enter();
  await putMessage(setup.dataDir, {
    name: "Rashida",
    email: "rashida@tea.example",
    message: "Could you call us?",
  });
  await vi.waitFor(
    async () => expect((await first.client.request("/api/messages")).json.rows).toHaveLength(1),
    20_000,
  );
  return { setup, settings, enter, first };
}

test("keeps a queued answer after kill -9, and does not send a sent answer again", async () => {
  let acceptsMail = false;
  const mail = await startMailServer(0, () =>
    acceptsMail ? undefined : { responseCode: 451, message: "Later" },
  );
  const { setup, enter, first } = await startWithMessage(mail);
  const write = (client: typeof first.client, body: string) =>
    client.request("/api/messages/1/answer", "POST", { subject: "Yes", body, handed: false });
  expect((await write(first.client, "Tomorrow at ten.")).status).toBe(200);
  await sql(
    setup.dataDir,
    `insert into desk.verification (id, identifier, value, "expiresAt") values ('a', 'a', 'a', now())`,
  );
  await first.desk.stop("SIGKILL");
  const second = await enter();
  const answers = async (client: typeof first.client) =>
    (await client.request("/api/messages/1")).json.answers as {
      state: string;
      id: string;
      last_error: string | null;
    }[];
  // The interrupted attempt counts as failed after its lease of 30 s.
  await vi.waitFor(async () => expect((await answers(second.client))[0]?.state).toBe("failed"), 60_000);
  acceptsMail = true;
  const [waiting] = await answers(second.client);
  await second.client.request(`/api/messages/answers/${waiting?.id}/retry`, "POST");
  await vi.waitFor(async () => expect((await answers(second.client))[0]?.state).toBe("sent"), 20_000);
  await second.desk.stop("SIGKILL");
  const third = await enter();
  await expect.poll(async () => (await answers(third.client))[0]?.state).toBe("sent");
  expect(mail.mails.filter(({ to }) => to.includes("rashida@tea.example"))).toHaveLength(1);
  expect(await sql(setup.dataDir, "select 1 from desk.verification")).toEqual([]); // expired rows are deleted
  await third.desk.stop();
  await mail.stop();
  await setup.remove();
});

test("restores notes, drafts, templates, states and people from a backup", async () => {
  const { setup, settings, first } = await startWithMessage({ url: "smtp://127.0.0.1:9" });
  const { desk, client } = first;
  await client.request("/api/messages/1/note", "POST", { body: "Ask for samples." });
  await client.request("/api/messages/1/draft", "PUT", { subject: "Yes", body: "Half an answer" });
  await client.request(`/api/templates/${randomUUID()}`, "PUT", {
    name: "Thanks",
    body: "Thank you, {name}.",
  });
  await client.request("/api/messages/state", "POST", { ids: [1], state: "archived" });
  const team = `select u.name, count(p.id)::int as keys from desk."user" u left join desk.passkey p on p."userId" = u.id
    where u.id <> 'local' group by u.name order by 1`;
  for (const text of [
    `insert into desk."user" (id, name, email) values ('a', 'Anika', 'anika@x.example'), ('b', 'Bela', 'bela@x.example')`,
    `insert into desk.passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      select id, '', id, id, 0, '', false from desk."user" where id <> 'local'`,
    "update desk.entries set assigned_to = 'a'",
  ])
    await sql(setup.dataDir, text);
  const file = path.join(setup.dataDir, "all.backup");
  const backup = await runToEnd("backup.ts", settings, file);
  expect([backup.code, backup.stderr]).toEqual([0, ""]);
  expect((await client.request("/api/site")).json.lastBackup).toMatch(/^\d{4}-/);
  // After the backup, delete a person, a passkey and the message. Restoring brings back only the message.
  for (const text of [
    `delete from desk."user" where id = 'a'`,
    "insert into desk.log (person, person_name, did, detail) values ('x', 'x', 'remove-person', 'anika@x.example')",
    "delete from desk.passkey",
    "delete from public.contact_messages",
  ])
    await sql(setup.dataDir, text);
  expect((await runToEnd("restore.ts", settings, file)).code).toBe(0);
  expect(await sql(setup.dataDir, team)).toEqual([{ name: "Bela", keys: 0 }]);
  expect(await sql(setup.dataDir, "select assigned_to from desk.entries")).toEqual([{ assigned_to: null }]);
  await desk.stop();
  expect(readFileSync(file, "utf8")).not.toMatch(/desk\.(?:session|verification)/);

  const other = await prepareSetup();
  const restore = await runToEnd("restore.ts", other.settings, file);
  expect([restore.code, restore.stderr]).toEqual([0, ""]);
  const again = await startDesk(other.settings, "local");
  const restored = createClient(again.origin);
  await restored.request("/sign-in/local", "POST", { key: (await again.link("key")).key });
  const { json } = await restored.request("/api/messages?state=archived&q=samples");
  expect(json.rows).toMatchObject([{ name: "Rashida", notes: 1 }]);
  const { json: opened } = await restored.request(`/api/messages/${json.rows[0].id}`);
  expect(opened).toMatchObject({
    notes: [{ body: "Ask for samples." }],
    drafts: [{ body: "Half an answer" }],
  });
  expect((await restored.request("/api/templates")).json).toMatchObject([{ name: "Thanks" }]);
  expect((await restored.request("/api/log")).text).toContain('"restore","detail":"anika@x.example"');
  expect(await sql(other.dataDir, team)).toEqual([
    { name: "Anika", keys: 1 },
    { name: "Bela", keys: 1 },
  ]);
  await again.stop();
  await other.remove();
  await setup.remove();
});

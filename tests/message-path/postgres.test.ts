import { readdirSync } from "node:fs";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_KEY } from "../../supabase/public-key.ts";
import { HAS_POSTGRES, postgresForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, message, NEWSLETTER, post } from "./rest-client.ts";
import { listMessages, type Running, runProgram, type Settings, startServer } from "./run-server.ts";

describe.skipIf(!HAS_POSTGRES)("the message path on PostgreSQL", () => {
  const site = siteForTests();
  const all = siteForTests("name: Loomwright\nswitches: { contactFields: all }\n");
  const database = postgresForTests("site");
  let sql: postgres.Sql;
  let settings: Settings;
  let server: Running & { url: string };

  beforeAll(async () => {
    settings = { ...site.settings, DATABASE_URL: database().url("site") };
    sql = postgres(database().url("site"), { onnotice: () => {}, max: 1 });
    // Two servers that start at once on an empty database migrate it one after the other.
    const [first, second] = await Promise.all([startServer(settings), startServer(settings)]);
    server = first;
    expect(await second.stop()).toBe(0);
  });

  afterAll(async () => {
    await server?.stop();
    await sql?.end();
  });

  test("applies each migration once, and records it in the Supabase CLI's table", async () => {
    const rows = await sql`select version, name from supabase_migrations.schema_migrations order by version`;
    const files = readdirSync("supabase/migrations").sort();
    expect(rows.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
  });

  test("stores a message sent by supabase-js and lists it", async () => {
    const client = createClient(server.url, PUBLIC_KEY);
    const row = message({ message: "নমস্কার 🧵 \u202e \r\n'; drop table contact_messages; --" });
    const { error, status } = await client.from("contact_messages").insert(row);
    expect([error, status]).toEqual([null, 201]);
    const back = await client.from("contact_messages").insert(message()).select();
    expect(back.error).toMatchObject({ code: "42501" });
    const listed = await listMessages(settings, "--json", "--since", "1h");
    expect(listed.stderr).toBe("");
    expect((JSON.parse(listed.stdout) as object[])[0]).toMatchObject(row);
  });

  test("responds to invalid requests as PostgREST does", async () => {
    const url = server.url + CONTACT;
    const { email: _, ...withoutEmail } = message();
    for (const [row, status, code] of [
      [message({ name: "A" }), 400, "23514"],
      [message({ message: "x".repeat(5001) }), 400, "23514"],
      [message({ message: "a \u0001 control" }), 400, "23514"],
      [message({ email: "a@b.example,c@d.example" }), 400, "23514"],
      [withoutEmail, 400, "23502"],
      [message({ id: "1" }), 400, "428C9"],
      [message({ created_at: "2020-01-01" }), 401, "42501"],
      [message({ phone: "1" }), 400, "PGRST204"],
      [message({ message: "null \u0000 byte, long enough" }), 400, "22P05"],
    ] as const) {
      expect(await post(url, row)).toMatchObject({ status, code });
    }
  });

  test("stores valid messages that arrive at the same moment as invalid ones", async () => {
    const rows = Array.from({ length: 60 }, (_, index) => message(index % 3 ? {} : { name: "A" }));
    const answers = await Promise.all(rows.map((row) => post(server.url + CONTACT, row)));
    expect(answers.map(({ status }) => status)).toEqual(rows.map(({ name }) => (name === "A" ? 400 : 201)));
  });

  test("stores ten simultaneous copies of a message as one row, and a copy one day later as another row", async () => {
    const row = message();
    const copies = Array.from({ length: 10 }, () => post(server.url + CONTACT, row));
    expect((await Promise.all(copies)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    const stored = () => sql`select id from contact_messages where email = ${row.email}`;
    expect(await stored()).toHaveLength(1);
    await sql`update contact_messages set created_at = created_at - interval '25 hours' where email = ${row.email}`;
    expect((await post(server.url + CONTACT, row)).status).toBe(201);
    expect(await stored()).toHaveLength(2);
    const { email } = message();
    const subscriptions = Array.from({ length: 10 }, () => post(server.url + NEWSLETTER, { email }));
    expect((await Promise.all(subscriptions)).map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await sql`select email from newsletter_subscribers where email = ${email}`).toHaveLength(1);
  });

  test("lets the anonymous role only insert, and only into its columns", async () => {
    const asAnonymous = (statement: string) =>
      sql.begin(async (transaction) => {
        await transaction.unsafe("set local role anon");
        await transaction.unsafe(statement);
      });
    const columns = "name, email, message) values ('Ann', 'direct@client.example', 'straight to the table'";
    await asAnonymous(`insert into contact_messages (${columns})`);
    for (const table of ["contact_messages", "newsletter_subscribers"]) {
      for (const statement of [
        `select 1 from ${table}`,
        `update ${table} set email = 'x@y.example'`,
        `delete from ${table}`,
        `truncate ${table}`,
        `insert into ${table} (email, created_at) values ('a@b.example', now())`,
        `insert into ${table} (email) values ('a@b.example') returning id`,
        "select nextval('contact_messages_id_seq')",
      ]) {
        await expect(asAnonymous(statement), statement).rejects.toMatchObject({ code: "42501" });
      }
    }
    // Check that the many requests have not changed the grants.
    const granted = await sql`
      select grantee, privilege_type from information_schema.role_table_grants
      where table_name in ('contact_messages', 'newsletter_subscribers') and grantee in ('anon', 'authenticated', 'PUBLIC')`;
    expect([...granted]).toEqual([]);
  });

  test("refuses to start if the anonymous role may read messages", async () => {
    await sql`grant select on contact_messages to anon`;
    const refused = runProgram("main.ts", settings);
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toMatch(/^The database lets the role 'anon' do more than add rows: [^\n]+\n$/);
    await sql`revoke select on contact_messages from anon`;
  });

  test("stores phone and company with contactFields: all, even after a second start", async () => {
    for (const name of ["First", "Second"]) {
      const other = await startServer({ ...settings, ...all.settings });
      const row = { ...message({ name }), phone: "+880 1711 555 019", company: "Bazaar Nine" };
      expect((await post(other.url + CONTACT, row)).status).toBe(201);
      expect((await post(other.url + CONTACT, { ...row, phone: "+880 2 5555 0142" })).status).toBe(201);
      expect((await post(other.url + CONTACT, { ...row, phone: "x".repeat(41) })).status).toBe(400);
      const stored = await sql`
        select phone, company from contact_messages where email = ${row.email} order by id`;
      expect(stored).toEqual([
        { phone: row.phone, company: "Bazaar Nine" },
        { phone: "+880 2 5555 0142", company: "Bazaar Nine" },
      ]);
      await other.stop();
    }
  });

  test("reports an unusable database in one line, without the password", async () => {
    const { url: urlOf, password } = database();
    const refused = urlOf("site").replace(password, "wrong-word");
    const away = "postgres://agency:wrong-word@127.0.0.1:1/site";
    for (const [url, expected] of [
      [urlOf("ascii"), /^DATABASE_URL leads to a database in SQL_ASCII: create one with /],
      [urlOf("missing"), /^PostgreSQL at 127\.0\.0\.1:\d+ refused the connection \(database "missing"/],
      [refused, /^PostgreSQL at .* refused the connection/],
      [away, /^PostgreSQL does not answer at 127\.0\.0\.1:1 \(ECONNREFUSED\)/],
    ] as const) {
      for (const program of ["main.ts", "messages.ts"]) {
        const { ended, stderr } = runProgram(program, { ...settings, DATABASE_URL: url });
        expect(await ended).toBe(1);
        expect(stderr()).toMatch(expected);
        expect(stderr().trim().split("\n")).toHaveLength(1);
        expect(stderr()).not.toMatch(new RegExp(`${password}|wrong-word`));
      }
    }
  });

  // This test is the last one, because it stops the database.
  test("answers 503 with Retry-After when the database is lost, and still serves pages", async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await sql.end();
    await database().stop();
    // The kept-alive connection may end at this moment, so ignore an error.
    await fetch(server.url).catch(() => {});
    const answer = await post(server.url + CONTACT, message());
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    const ready = () => fetch(`${server.url}/readyz`);
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect((await ready()).headers.get("retry-after")).toBe("5");
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

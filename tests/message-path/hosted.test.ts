import { readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HAS_POSTGRES, postgresForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { ROOT, startServer } from "./run-server.ts";

const site = siteForTests();
const database = postgresForTests("limited", "hosted", "played");
const onPostgres = (name: string) => ({ ...site.settings, DATABASE_URL: database().url(name) });

/** Connects to a migrated database. */
async function connect(name: string, onnotice: (notice: postgres.Notice) => void = () => {}) {
  await (await startServer(onPostgres(name))).stop();
  return postgres(database().url(name), { onnotice, max: 1 });
}
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const guide = () => read("docs/messages.md");

/** Inserts a row as PostgREST does, which first sets the request headers and the role. */
const insert = (sql: postgres.Sql, headers: object | null, row: object = message()) =>
  sql.begin(async (transaction) => {
    const table = "message" in row ? "contact_messages" : "newsletter_subscribers";
    if (headers) await transaction`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
    await transaction.unsafe("set local role anon");
    await transaction`insert into ${transaction(table)} ${transaction(row)}`;
  });

describe.skipIf(!HAS_POSTGRES)("the rate limit in the database, for PostgREST on hosted Supabase", () => {
  let sql: postgres.Sql;
  beforeAll(async () => {
    sql = await connect("limited");
  });
  afterAll(() => sql?.end());

  const times = async (count: number, headers: (index: number) => object | null) => {
    let stored = 0;
    for (let index = 0; index < count; index += 1) {
      const refused = await insert(sql, headers(index)).catch((error) => error);
      if (refused) expect(refused).toMatchObject({ code: "PT429", hint: "Try again in a minute." });
      else stored += 1;
    }
    return stored;
  };
  const nextMinute = () =>
    sql`update private.insert_window set started_at = started_at - interval '1 minute'`;

  test("accepts ten messages a minute from one IP address or IPv6 network, and stores no IP address", async () => {
    expect(await times(15, () => ({ "cf-connecting-ip": "192.0.2.7" }))).toBe(10);
    expect(await times(1, () => ({ "x-forwarded-for": "192.0.2.8, 10.0.0.1" }))).toBe(1);
    expect(await times(15, (index) => ({ "x-forwarded-for": `2001:db8:1:2::${index}` }))).toBe(10);
    const { email } = message();
    const subscription = insert(sql, { "cf-connecting-ip": "192.0.2.7" }, { email });
    await expect(subscription).rejects.toMatchObject({ code: "PT429" });
    const [kept] = await sql`select by_address::text as kept from private.insert_window`;
    expect(kept?.kept).not.toMatch(/192\.0|2001:/);
    await nextMinute();
    expect(await times(1, () => ({ "cf-connecting-ip": "192.0.2.7" }))).toBe(1);
  });

  test("stores a message with the spam reason from the request headers", async () => {
    await insert(sql, { "cf-connecting-ip": "192.0.2.9", "x-spam-reason": "honeypot" });
    const [last] = await sql`select spam_reason from contact_messages order by id desc limit 1`;
    expect(last).toMatchObject({ spam_reason: "honeypot" });
  });

  test("accepts 120 messages a minute from all IP addresses together, even if they are forged", async () => {
    await nextMinute();
    expect(await times(130, (index) => ({ "x-forwarded-for": `198.51.100.${index}` }))).toBe(120);
    await nextMinute();
    expect(await times(12, (index) => ({ "x-forwarded-for": `nonsense ${index}` }))).toBe(10);
    await nextMinute();
    expect(await times(12, () => ({}))).toBe(10);
  });

  test("does not apply to this project's own server, or if its setting is missing", async () => {
    expect(await times(140, () => null)).toBe(140);
    await nextMinute();
    await sql`delete from private.settings where name like 'inserts%'`;
    expect(await times(140, () => ({ "cf-connecting-ip": "192.0.2.7" }))).toBe(140);
  });
});

test.skipIf(!HAS_POSTGRES)(
  "runs the migrations on a server like hosted Supabase without pg_cron",
  async () => {
    await database().asAdmin("create role supabase_admin superuser");
    const server = await startServer(onPostgres("hosted"));
    expect((await post(server.url + CONTACT, message())).status).toBe(201);
    await server.stop();
    const sql = postgres(database().url("hosted"), { max: 1 });
    const applied = await sql`select name from supabase_migrations.schema_migrations`;
    await sql.end();
    expect(applied).toContainEqual({ name: "retention" });
  },
);

describe.skipIf(!HAS_POSTGRES)("hosted Supabase, with stand-ins for its extensions", () => {
  const notices: string[] = [];
  let sql: postgres.Sql;
  beforeAll(async () => {
    sql = await connect("played", ({ message: words = "" }) => void notices.push(words));
  });
  afterAll(() => sql?.end());

  /** Returns the last statement of the retention migration, changed to run even without the role supabase_admin. */
  const schedule = () => {
    const migration = read("supabase/migrations/20251122090200_retention.sql");
    const block = /^do \$\$[\s\S]*^\$\$;/m.exec(migration)?.[0] ?? "";
    return block.replace("rolname = 'supabase_admin'", "true");
  };

  test("warns, if pg_cron is missing, that old messages are not deleted, and names the function to call", async () => {
    await sql.unsafe(schedule());
    expect(notices.join()).toMatch(
      /^pg_cron cannot be used \(.+\): nothing deletes old messages\. Call private\.delete_old_messages\(\) daily\.$/,
    );
  });

  test("deletes old messages daily with pg_cron", async () => {
    await sql.unsafe(`
      create schema cron;
      create table cron.planned (name text, rhythm text, command text);
      create function cron.schedule(name text, rhythm text, command text) returns void language sql
        begin atomic insert into cron.planned values (name, rhythm, command); end;`);
    await sql.unsafe(schedule().replace(/create extension .*/, ""));
    const planned = await sql`select name, rhythm, command from cron.planned`;
    expect(planned).toMatchObject([{ name: "delete-old-messages", rhythm: "17 3 * * *" }]);
    // Enabling pg_cron later with the guide's line has the same effect.
    const [line = ""] = /select cron\.schedule\(.*\);/.exec(guide()) ?? [];
    await sql.unsafe(line);
    expect(await sql`select distinct name, rhythm, command from cron.planned`).toHaveLength(1);
    await sql`insert into contact_messages (created_at, name, email, message)
      values (now() - interval '13 months', 'Ann', 'ann@client.example', 'Thirteen months ago')`;
    expect(await sql.unsafe(planned[0]?.command)).toMatchObject([{ delete_old_messages: "1" }]);
  });

  test("posts a message with the database webhook in the guide, but no spam", async () => {
    const [trigger = ""] = /create trigger notify_agency[\s\S]*?^\);/m.exec(guide()) ?? [];
    // Imitates supabase/postgres, whose trigger function posts the row to the URL.
    await sql.unsafe(`
      create schema supabase_functions;
      create table supabase_functions.sent (url text, method text, headers jsonb, email text);
      create function supabase_functions.http_request() returns trigger language plpgsql security definer as $$
      begin
        insert into supabase_functions.sent values (tg_argv[0], tg_argv[1], tg_argv[2]::jsonb, new.email);
        return new;
      end $$;`);
    await sql.unsafe(trigger);
    const genuine = message();
    await insert(sql, { "x-spam-reason": "" }, genuine);
    await insert(sql, { "x-spam-reason": "honeypot" });
    const sent = await sql`
      select url, method, email, headers ? 'Authorization' as is_signed from supabase_functions.sent`;
    expect(sent).toEqual([
      { url: "https://hooks.example.com/messages", method: "POST", email: genuine.email, is_signed: true },
    ]);
  });
});

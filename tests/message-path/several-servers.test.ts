import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { HAS_POSTGRES, postgresForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { type Running, runProgram, startServer } from "./run-server.ts";

describe.skipIf(!HAS_POSTGRES)("several servers on one PostgreSQL", () => {
  const site = siteForTests();
  const database = postgresForTests("site");
  let sql: postgres.Sql;
  let servers: (Running & { url: string })[];
  const contactAt = (server: number) => `${servers[server]?.url}${CONTACT}`;

  beforeAll(async () => {
    sql = postgres(database().url("site"), { onnotice: () => {}, max: 2 });
    const settings = { ...site.settings, DATABASE_URL: database().url("site"), RATE_LIMIT: "20" };
    // Let the first server wait for the lock, and then kill it.
    const lock = await sql.reserve();
    await lock`select pg_advisory_lock(7402151830)`;
    const killed = runProgram("main.ts", settings);
    const waiting = () => sql`select pid from pg_locks where locktype = 'advisory' and not granted`;
    const untilWaiting = (count: number) =>
      vi.waitUntil(async () => (await waiting()).length === count, { timeout: 120_000, interval: 100 });
    await untilWaiting(1);
    const starting = [startServer(settings), startServer(settings)];
    await untilWaiting(3);
    await lock`select pg_advisory_unlock(7402151830)`;
    lock.release();
    await killed.stop("SIGKILL");
    servers = await Promise.all(starting);
  });

  afterAll(async () => {
    await Promise.all(servers?.map((server) => server.stop()) ?? []);
    await sql?.end({ timeout: 5 });
  });

  test("apply each migration once, even if a server is killed meanwhile", async () => {
    const [applied] = await sql`
      select count(*)::int as all, count(distinct version)::int as versions from supabase_migrations.schema_migrations`;
    expect(applied?.all).toBeGreaterThanOrEqual(3);
    expect(applied?.versions).toBe(applied?.all);
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test("share one rate limit for each IP address", async () => {
    const from = { "x-forwarded-for": "203.0.113.7" };
    const posts = Array.from({ length: 60 }, (_, index) => post(contactAt(index % 2), message(), from));
    const answers = await Promise.all(posts);
    const taken = answers.filter(({ status }) => status === 201);
    const limited = answers.filter(({ status }) => status === 429);
    expect(taken.length + limited.length).toBe(60);
    // Each IP address may send 20 messages at once, and one more every 3 seconds while the 60 posts run.
    expect(taken.length).toBeGreaterThanOrEqual(20);
    expect(taken.length).toBeLessThanOrEqual(24);
    for (const { headers } of limited) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const other = await post(contactAt(1), message(), { "x-forwarded-for": "203.0.113.8" });
    expect(other.status).toBe(201);
    // The database stores no IP address.
    const senders = (await sql`select sender from private.request_buckets`).map(({ sender }) => sender);
    expect(senders).toHaveLength(2);
    expect(senders.join()).not.toContain("203.0.113");
  });

  test("delete rate limits that are older than two minutes", async () => {
    await sql`insert into private.request_buckets select 'old-' || n, 1, now() - interval '3 minutes' from generate_series(1, 50) n`;
    await sql`select private.take_request('fresh-' || n, 20) from generate_series(1, 600) n`;
    expect(await sql`select sender from private.request_buckets where sender like 'old-%'`).toHaveLength(0);
  });

  test("store a message once if it is sent again to another server after the first server was killed", async () => {
    const row = message();
    expect((await post(contactAt(0), row)).status).toBe(201);
    await servers[0]?.stop("SIGKILL");
    // Send the same message to the other server, which must not store it again.
    expect((await post(contactAt(1), row)).status).toBe(201);
    expect(await sql`select id from contact_messages where email = ${row.email}`).toHaveLength(1);
  });
});

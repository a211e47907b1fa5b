import path from "node:path";
import { describe, expect, test } from "vitest";
import type { CountRow } from "../../server/counts.ts";
import { inDatabase } from "./data-directory.ts";
import {
  DATABASES,
  databaseForTests,
  directoryForTests,
  postgresForTests,
  serverForTests,
  siteForTests,
} from "./for-tests.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { listMessages, runToEnd, type Settings } from "./run-server.ts";

const COUNTS = "/rest/v1/page_counts";
const ON = "name: Loomwright\ncontact: { timeZone: Asia/Dhaka }\nswitches: { counts: on }\n";
const counting = siteForTests(ON);
const silent = siteForTests();
const embedded = { counts: databaseForTests("counts"), restored: databaseForTests("restored") };
const backups = directoryForTests("backups");
const postgres = postgresForTests("counts", "restored");

const databaseOf = (kind: string, name: "counts" | "restored"): Settings =>
  kind === "PostgreSQL" ? { DATABASE_URL: postgres().url(name) } : { DATA_DIR: embedded[name] };

const counted = async (settings: Settings, ...more: string[]) =>
  JSON.parse((await listMessages(settings, "--counts", "--json", ...more)).stdout) as CountRow[];

describe.each(DATABASES)("counts on %s", (kind) => {
  const settings = () => ({ ...counting.settings, ...databaseOf(kind, "counts") });
  const server = serverForTests(settings);
  const add = (row: object, headers = {}) => post(server.url + COUNTS, row, headers);

  test("store only daily sums of views and messages for each page", async () => {
    for (const [path, ...events] of [
      ["/about", "view", "view", "message"],
      ["/", "view", "miss"],
    ])
      for (const event of events) expect(await add({ path, event })).toMatchObject({ status: 201, text: "" });
    const day = new Date().toISOString().slice(0, 10);
    expect(await counted(settings())).toEqual([
      { day, path: "/", event: "miss", times: 1 },
      { day, path: "/", event: "view", times: 1 },
      { day, path: "/about", event: "message", times: 1 },
      { day, path: "/about", event: "view", times: 2 },
    ]);
    expect((await listMessages(settings(), "--counts")).stdout).toMatch(/^\/about +2 +1 {2}█+$/m);
  });

  test("include only built pages and known events", async () => {
    const before = await counted(settings());
    for (const path of ["/wp-login.php", "/404", "/blog/post-not-found", "/robots.txt", "/about/"])
      expect((await add({ path, event: "view" })).status).toBe(201);
    expect(await add({ path: "/about", event: "click" })).toMatchObject({ status: 400, code: "23514" });
    expect(await add({ path: "/about" })).toMatchObject({ status: 400 });
    expect(await add({ path: "/about", event: "view", times: "9" })).toMatchObject({ code: "PGRST204" });
    expect(await counted(settings())).toEqual(before);
  });

  test("can be neither read nor changed by the anonymous role, and all views share one limit", async () => {
    for (const method of ["GET", "PATCH", "DELETE"])
      expect((await fetch(server.url + COUNTS, { method })).status).toBe(405);
    await server.stop();
    const asAnonymous = (statement: string) => inDatabase(settings(), "set local role anon", statement);
    try {
      for (const statement of [
        "select * from public.page_counts",
        "select * from private.daily_counts",
        "update private.daily_counts set times = 9",
        "insert into private.counted_paths values ('/x')",
      ])
        await expect(asAnonymous(statement)).rejects.toThrow(/permission denied/);
      // Insert as PostgREST does. The database silently drops rows over the limit.
      const count = "insert into public.page_counts (path, event) values ('/portfolio', 'view')";
      const rows = await inDatabase<{ times: number }>(
        settings(),
        "update private.settings set value = 3 where name = 'counts_per_minute'",
        "set local request.headers = '{}'",
        ...Array(5).fill(count),
        "select times from private.daily_counts where path = '/portfolio'",
      );
      expect(rows).toEqual([{ times: 3 }]);
    } finally {
      await server.start();
    }
  });

  test("have a rate limit of their own, apart from messages", async () => {
    await server.stop();
    await server.start({ RATE_LIMIT: "1" });
    const from = { "x-forwarded-for": "198.51.100.7" };
    const views = Array.from({ length: 90 }, () => add({ path: "/", event: "view" }, from));
    const statuses = (await Promise.all(views)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(60);
    expect(statuses).toContain(429);
    expect((await post(server.url + CONTACT, message(), from)).status).toBe(201);
  });

  test("are restored from a backup without changing existing sums", async () => {
    const file = path.join(backups, `${kind}.backup`);
    const before = await counted(settings());
    expect((await runToEnd("backup.ts", settings(), file)).code).toBe(0);
    const other = { ...counting.settings, ...databaseOf(kind, "restored") };
    for (let time = 0; time < 2; time += 1)
      expect(await runToEnd("restore.ts", other, file)).toMatchObject({ code: 0 });
    expect(await counted(other)).toEqual(before);
  });

  test("are deleted with old messages, and --since omits earlier days", async () => {
    await server.stop();
    const count = (age: string, page: string) =>
      `insert into private.daily_counts values ((now() - interval '${age}')::date, '${page}', 'view', 5)`;
    await inDatabase(settings(), count("13 months", "/old"), count("3 days", "/recent"));
    await server.start();
    const paths = (rows: CountRow[]) => rows.map((row) => row.path);
    const all = paths(await counted(settings(), "--since", "500d"));
    expect([all.includes("/old"), all.includes("/recent")]).toEqual([false, true]);
    expect(paths(await counted(settings(), "--since", "1d"))).not.toContain("/recent");
  });

  test("include neither views nor messages if counts are off in site.yaml", async () => {
    await server.stop();
    await server.start(silent.settings);
    expect(await add({ path: "/about", event: "view" })).toMatchObject({ status: 404, code: "PGRST205" });
    await server.stop();
    const rows = await inDatabase(settings(), "select * from private.counted_paths");
    expect(rows).toEqual([]);
  });
});

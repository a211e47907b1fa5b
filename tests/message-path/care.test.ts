import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { InboxRow } from "../../server/inbox.ts";
import { inDatabase, putDatabase } from "./data-directory.ts";
import {
  DATABASES,
  directoryForTests,
  HAS_POSTGRES,
  postgresForTests,
  serverForTests,
  siteForTests,
} from "./for-tests.ts";
import { startMailServer } from "./mail-server.ts";
import { CONTACT, message, NEWSLETTER, post } from "./rest-client.ts";
import { listMessages, runToEnd, type Settings, startServer } from "./run-server.ts";

const site = siteForTests();
const root = directoryForTests("care");
const file = (name: string) => path.join(root, name);
const postgres = postgresForTests("site", "grown");

/** Returns settings with an embedded database in its own data directory. */
function embedded(name: string) {
  if (!existsSync(file(name))) putDatabase(file(name));
  return { ...site.settings, DATA_DIR: file(name) };
}
const onPostgres = (name: string) => ({ ...site.settings, DATABASE_URL: postgres().url(name) });

const list = async (settings: Settings, ...more: string[]) =>
  JSON.parse((await listMessages(settings, "--json", ...more)).stdout) as InboxRow[];

describe.each(DATABASES)("npm run messages on %s", (kind) => {
  const settings = () => (kind === "PostgreSQL" ? onPostgres("site") : embedded("care"));
  const server = serverForTests(settings);

  test("searches any text of a message with --search and deletes a message with --delete, while the server runs", async () => {
    const other = message({ name: "ÅSA Wheeler" });
    const gone = message({ message: "Please forget this at once." });
    for (const row of [other, gone]) await post(server.url + CONTACT, row);
    expect(await list(settings(), "--search", "åsa whee")).toMatchObject([other]);
    expect(await list(settings(), "--search", gone.email.toUpperCase())).toMatchObject([gone]);
    const [found] = await list(settings(), "--search", "forget THIS");
    const first = await listMessages(settings(), "--delete", `#${found?.id}`);
    expect(first).toMatchObject({ code: 0, stdout: `Deleted message #${found?.id}.\n` });
    expect(await list(settings(), "--search", "forget this")).toEqual([]);
    const again = await listMessages(settings(), "--delete", `${found?.id}`);
    expect(again).toEqual({ code: 1, stdout: "", stderr: `There is no message #${found?.id}.\n` });
    expect((await listMessages(settings(), "--delete", "all")).stderr).toMatch(/^--delete takes the number/);
    const { email } = message();
    await post(server.url + NEWSLETTER, { email });
    const [subscriber] = await list(settings(), "--subscribers", "--search", email);
    await listMessages(settings(), "--subscribers", "--delete", `${subscriber?.id}`);
    expect(await list(settings(), "--subscribers", "--search", email)).toEqual([]);
    expect(await list(settings(), "--search", "wheeler")).toHaveLength(1);
  });

  test("exports a file with --export, without spreadsheet formulas and readable only by its owner", async () => {
    const row = message({ name: "=HYPERLINK(1)", message: 'One, "two"\nthree and four' });
    await post(server.url + CONTACT, row);
    for (const end of ["csv", "json"]) {
      const name = file(`${kind}.${end}`);
      const exported = await listMessages(settings(), "--search", row.email, "--export", name);
      expect(exported).toMatchObject({ code: 0, stdout: `Wrote 1 message to ${name}.\n` });
      expect(statSync(name).mode & 0o777).toBe(0o600);
      expect((await listMessages(settings(), "--export", name)).stderr).toMatch(/ exists: choose another/);
    }
    const csv = readFileSync(file(`${kind}.csv`), "utf8");
    expect(csv.endsWith(`,'=HYPERLINK(1),${row.email},"One, ""two""\nthree and four"\r\n`), csv).toBe(true);
    expect(JSON.parse(readFileSync(file(`${kind}.json`), "utf8"))).toMatchObject([row]);
    expect((await listMessages(settings(), "--export", file("x.xls"))).stderr).toMatch(/\.json or \.csv/);
  });

  test("lists suspected spam with the reason", async () => {
    for (const [reason, words] of [
      ["honeypot", "the field that people do not see was filled in"],
      ["speed", "sent within two seconds"],
    ]) {
      const row = message();
      expect((await post(server.url + CONTACT, row, { "x-spam-reason": reason ?? "" })).status).toBe(201);
      expect((await listMessages(settings(), "--search", row.email)).stdout).toContain(words);
    }
    const genuine = message();
    expect((await post(server.url + CONTACT, genuine, { "x-spam-reason": "'; drop" })).status).toBe(201);
    expect((await list(settings(), "--search", genuine.email))[0]).not.toHaveProperty("spam_reason");
    const refused = await post(server.url + CONTACT, message({ spam_reason: "speed" }));
    expect(refused).toMatchObject({ status: 401, code: "42501" });
  });

  test("no longer lists messages older than RETENTION_MONTHS, because the server deletes them when it starts", async () => {
    const old = message();
    const young = message();
    for (const row of [old, young]) await post(server.url + CONTACT, row);
    await server.stop();
    const age = (row: typeof old, months: number) =>
      inDatabase(
        settings(),
        `update public.contact_messages set created_at = now() - interval '${months} months'
        where email = '${row.email}'`,
      );
    await age(old, 7);
    await age(young, 5);
    const notify = "insert into private.notices (message_id, channel) select id, 'email'";
    await inDatabase(settings(), `${notify} from public.contact_messages`);
    await server.start({ RETENTION_MONTHS: "6" });
    expect(server.stdout()).toContain("Deleted 1 messages older than 6 months.");
    const left = await list(settings());
    expect(left.map(({ email }) => email)).toContain(young.email);
    expect(left.map(({ email }) => email)).not.toContain(old.email);
    await server.stop();
    const notices = await inDatabase(settings(), "select message_id from private.notices");
    expect(notices).toHaveLength(left.length);
    await server.start();
  });
});

const everything = `
  select (select jsonb_agg(to_jsonb(t) order by id) from public.contact_messages t)::text as messages,
    (select jsonb_agg(to_jsonb(t) - 'id' order by email) from public.newsletter_subscribers t)::text as subscribers,
    (select jsonb_agg(to_jsonb(t) order by message_id) from private.notices t)::text as notices`;

/** Normalizes times to milliseconds, because database sessions print them in different time zones. */
const normal = (rows: { [key: string]: string | null }[]) =>
  JSON.stringify(rows).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d/g, (time) => `${Date.parse(time)}`);

describe.skipIf(!HAS_POSTGRES)("backup and restore", () => {
  test("keep numbers, times and notices from the embedded database to PostgreSQL and back, and send no notice twice", async () => {
    const mail = await startMailServer();
    const notify = { SMTP_URL: mail.url, NOTIFY_TO: "team@agency.example" };
    const [from, to, back] = [embedded("small"), onPostgres("grown"), embedded("back")];
    const server = await startServer({ ...from, ...notify });
    for (let count = 0; count < 3; count += 1)
      await post(server.url + CONTACT, message({ message: `Zeile ${count}\n"নমস্কার" 🧵 \\ {}` }));
    await post(server.url + CONTACT, message(), { "x-spam-reason": "speed" });
    await post(server.url + NEWSLETTER, { email: message().email });
    await expect.poll(() => mail.mails.length).toBe(3);
    const [, second] = await list(from);
    await listMessages(from, "--delete", `${second?.id}`); // leaves a gap in the ids
    const backup = await runToEnd("backup.ts", from, file("one"));
    expect(backup).toEqual({ code: 0, stdout: `Wrote 6 rows to ${file("one")}.\n`, stderr: "" });
    expect(statSync(file("one")).mode & 0o777).toBe(0o600);
    await server.stop();

    // Restore into a database whose server sends notices about new messages.
    const grown = await startServer({ ...to, ...notify });
    const restored = await runToEnd("restore.ts", to, file("one"));
    expect(restored).toEqual({ code: 0, stdout: "Restored 3 messages and 1 subscriber.\n", stderr: "" });
    expect(normal(await inDatabase(to, everything))).toBe(normal(await inDatabase(from, everything)));
    await post(grown.url + CONTACT, message()); // takes the next id
    await expect.poll(() => mail.mails.length).toBe(4);
    expect((await runToEnd("backup.ts", to, file("two"))).stdout).toMatch(/^Wrote 8 rows to/);

    const other = await startServer(back);
    for (const restored of ["4 messages and 1 subscriber", "0 messages and 0 subscribers"])
      expect((await runToEnd("restore.ts", back, file("two"))).stdout).toBe(`Restored ${restored}.\n`);
    const late = message();
    expect((await post(other.url + CONTACT, late)).status).toBe(201);
    expect((await list(back))[0]).toMatchObject(late);
    await listMessages(back, "--delete", `${(await list(back))[0]?.id}`);
    await other.stop();
    expect(normal(await inDatabase(back, everything))).toBe(normal(await inDatabase(to, everything)));
    await grown.stop();
    await mail.stop();
  });

  test("give a restored message a new number if its own number is taken", async () => {
    const [from, to] = [embedded("left"), embedded("right")];
    for (const settings of [from, to]) {
      const server = await startServer(settings);
      for (let count = 0; count < 2; count += 1) await post(server.url + CONTACT, message());
      await server.stop();
    }
    await runToEnd("backup.ts", from, file("left.backup"));
    expect((await runToEnd("restore.ts", to, file("left.backup"))).stdout).toMatch(/^Restored 2 messages/);
    const rows = await list(to);
    expect(rows.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    for (const { email } of await list(from)) expect(rows.map((row) => row.email)).toContain(email);
  });

  test("refuse a file that is not a backup, is incomplete, or has columns that the database lacks", async () => {
    const [, ...lines] = readFileSync(file("one"), "utf8").split("\n");
    const head = (rows: number) => JSON.stringify({ backup: "messages", version: 1, rows });
    const short = [head(6), ...lines.slice(0, 3)].join("\n");
    const phone = JSON.stringify({ table: "contact_messages", row: { id: 9, name: "Ann", phone: "+880 1" } });
    for (const [content, expected] of [
      ["not a backup", /^This file is not a backup/],
      ["", /^This file is not a backup/],
      [short, /^The backup is incomplete: it should hold 6 rows and holds 3/],
      [`${head(1)}\n${phone}\n`, /lacks \(contact_messages\.phone\): set contactFields: all/],
    ] as const) {
      writeFileSync(file("bad"), content);
      const { code, stderr } = await runToEnd("restore.ts", embedded("left"), file("bad"));
      expect([code, stderr.trim().split("\n").length]).toEqual([1, 1]);
      expect(stderr).toMatch(expected);
    }
    expect(await list(embedded("left"))).toHaveLength(2);
    mkdirSync(file("empty"));
    expect((await runToEnd("backup.ts", embedded("empty"), file("none"))).stderr).toMatch(/nothing to copy/);
    const missing = await runToEnd("restore.ts", embedded("left"), file("missing"));
    expect(missing.stderr).toMatch(/cannot be read \(ENOENT\)/);
  });
});

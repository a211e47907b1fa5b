import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Backend, openBackend } from "../../server/backend.ts";
import { readConfig } from "../../server/config.ts";
import { readInbox } from "../../server/inbox.ts";
import { freePort, listenOnFreePort } from "../free-port.ts";
import { SITE } from "./fixture-site.ts";
import { DATABASES, databaseForTests, postgresForTests, siteForTests } from "./for-tests.ts";
import { startMailServer } from "./mail-server.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { listMessages, ROOT, type Settings, startServer } from "./run-server.ts";

const site = siteForTests();
const embedded = databaseForTests("notices");
const postgres = postgresForTests("site");

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** Decodes the encoded words (RFC 2047) in a header. */
function decodeWords(header: string): string {
  const decode = (_: string, kind: string, content: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(content, "base64").toString("utf8")
      : decodeURIComponent(content.replaceAll("_", " ").replaceAll("%", "%25").replaceAll("=", "%"));
  return header.replaceAll(/\?=\s+=\?/g, "?==?").replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, decode);
}

describe.each(DATABASES)("notices on %s", (kind) => {
  const databaseSettings = (): Settings =>
    kind === "PostgreSQL" ? { DATABASE_URL: postgres().url("site") } : { DATA_DIR: embedded };
  const open: Backend[] = [];

  async function start(settings: Settings, ours = SITE): Promise<Backend> {
    const backend = await openBackend(readConfig({ ...databaseSettings(), ...settings }, ROOT), ours);
    open.push(backend);
    return backend;
  }

  afterEach(async () => {
    const backend = open[0] ?? (await start({}));
    await backend.database.run("delete from public.contact_messages");
    for (const backend of open.splice(0)) await backend.close();
  });

  const email = (url: string) => ({ SMTP_URL: url, NOTIFY_TO: "team@agency.example, boss@agency.example" });

  /** Starts a mail server that stops at the end of the test. */
  async function mailServer(...options: Parameters<typeof startMailServer>) {
    const mail = await startMailServer(...options);
    onTestFinished(mail.stop);
    return mail;
  }

  /** Waits until the notices are in the expected state. */
  const expectState = (backend: Backend, expected: object[]) =>
    expect.poll(() => state(backend)).toMatchObject(expected);

  /** Makes every notice due now, and triggers sending. */
  async function hurry({ database, insert }: Backend) {
    await database.run("update private.notices set due_at = now() where delivered_at is null");
    await insert("newsletter_subscribers", { email: message().email });
  }

  const state = ({ database }: Backend) =>
    database.query<{ attempts: number; delivered: boolean; last_error: string | null; pause: number }>(
      `select attempts, delivered_at is not null as delivered, last_error,
         round(extract(epoch from due_at - now()) / 60)::int as pause from private.notices order by message_id`,
    );

  test("are one plain e-mail per message, with the visitor as Reply-To and no injected header", async () => {
    const mail = await mailServer();
    const backend = await start(email(mail.url));
    const row = message({
      name: 'Ann, Ünsal "x" <evil@x.example> \ue000',
      message: "Hello.\n.\nBcc: all@x.example\n\nBye",
    });
    expect((await backend.insert("contact_messages", row)).status).toBe(201);
    await expectState(backend, [{ attempts: 1, delivered: true }]);
    await wait(300);
    expect(mail.mails).toHaveLength(1);
    const [{ to, source } = { to: [], source: "" }] = mail.mails;
    expect(to).toEqual(["team@agency.example", "boss@agency.example"]);
    const [head = "", body = ""] = source.split(/\r\n\r\n([\s\S]*)/);
    const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
    const headers = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
    expect([...headers.keys()].sort().join(" ")).toBe(
      "Auto-Submitted Content-Transfer-Encoding Content-Type Date From MIME-Version Message-ID Reply-To Subject To",
    );
    expect(headers.get("Reply-To")).toMatch(new RegExp(`<${row.email}>$`));
    expect(headers.get("From")).toBe("Loomwright <team@agency.example>");
    expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const subject = decodeWords(headers.get("Subject") ?? "");
    expect(subject).toBe('Message from Ann, Ünsal "x" <evil@x.example> \\ue000');
    const encoding = headers.get("Content-Transfer-Encoding");
    const words = encoding === "base64" ? Buffer.from(body, "base64").toString("utf8") : body;
    expect(words.replaceAll("=\r\n", "")).toContain("Hello.");
    expect(words).toContain("Bye");
  });

  test("are written in the language of the site", async () => {
    const mail = await mailServer();
    const backend = await start(email(mail.url), { ...SITE, language: "de-AT" });
    await backend.insert("contact_messages", message({ name: "Ann" }));
    await expect.poll(() => mail.mails.length).toBe(1);
    expect(mail.mails[0]?.source).toContain("\r\nSubject: Nachricht von Ann\r\n");
    expect(mail.mails[0]?.source).toMatch(/\r\nEingegangen: .*\(Asia\/Dhaka\)\r\n/);
  });

  test("name the language of the visitor's page if the site has several languages", async () => {
    const mail = await mailServer();
    const backend = await start(email(mail.url));
    const [own, other] = [message({ name: "Bithi" }), message({ name: "Carl" })];
    await backend.insert("contact_messages", own, { language: "bn" });
    await backend.insert("contact_messages", other, { language: "bn; drop table" });
    await expect.poll(() => mail.mails.length).toBe(2);
    const of = (name: string) =>
      mail.mails.find(({ source }) => source.includes(`Message from ${name}`))?.source;
    expect(of("Bithi")).toContain("\r\nLanguage: Bangla\r\n");
    expect(of("Carl")).not.toContain("Language:");
    const rows = await readInbox(backend.database, { table: "contact_messages", search: own.email });
    expect(rows).toMatchObject([{ ...own, language: "bn" }]);
  });

  test("are retried after growing pauses while the mail server is down, and npm run messages shows the error", async () => {
    const port = await freePort();
    const backend = await start(email(`smtp://127.0.0.1:${port}`));
    await backend.insert("contact_messages", message());
    await expectState(backend, [{ attempts: 1, pause: 1 }]);
    for (const grown of [
      { attempts: 2, pause: 2 },
      { attempts: 3, pause: 4 },
    ]) {
      await hurry(backend);
      await expectState(backend, [{ ...grown, delivered: false }]);
    }
    const [row] = await readInbox(backend.database, { table: "contact_messages" });
    const refused = expect.stringMatching(/ECONNREFUSED/);
    expect(row?.stuck_notices).toMatchObject([{ channel: "email", attempts: 3, last_error: refused }]);
    await backend.database.run("update private.notices set attempts = 40, due_at = now()");
    await hurry(backend);
    await expectState(backend, [{ attempts: 41, pause: 360 }]);
    const mail = await mailServer(port);
    await hurry(backend);
    await expectState(backend, [{ delivered: true, last_error: null }]);
    expect(mail.mails).toHaveLength(1);
  });

  test("are sent although the mail server refuses one of them, which is retried after a restart", async () => {
    let refuses = true;
    const no = { responseCode: 550, message: "No" };
    const mail = await mailServer(0, (source) => (refuses && source.includes("refuse me") ? no : undefined));
    const backend = await start(email(mail.url));
    await backend.insert("contact_messages", message({ message: "please refuse me" }));
    await expectState(backend, [{ attempts: 1, last_error: expect.stringMatching(/550|No/) }]);
    await backend.insert("contact_messages", message());
    await expect.poll(() => mail.mails.length).toBe(1);
    refuses = false;
    await backend.close();
    open.splice(open.indexOf(backend), 1);
    const again = await start(email(mail.url));
    await expect.poll(() => mail.mails.length).toBe(2);
    await expectState(again, [{ delivered: true }, { delivered: true }]);
  });

  test("do not wait for a slow mail server, and keep their Message-ID when retried", async () => {
    let isLost = true;
    const sources: string[] = [];
    const mail = await mailServer(0, async (source) => {
      sources.push(source);
      if (isLost) await wait(1500);
      return isLost ? { responseCode: 451, message: "Try later" } : undefined;
    });
    const backend = await start(email(mail.url));
    const started = performance.now();
    const rows = Array.from({ length: 5 }, () => message());
    await Promise.all(rows.map((row) => backend.insert("contact_messages", row)));
    expect(performance.now() - started).toBeLessThan(1200);
    await expect.poll(() => sources.length).toBe(1);
    await expect.poll(async () => (await state(backend))[0]?.last_error).toMatch(/Try later|451/);
    isLost = false;
    await hurry(backend);
    await expect.poll(async () => (await state(backend)).every(({ delivered }) => delivered)).toBe(true);
    const ids = sources.map((source) => /^Message-ID: (\S+)/im.exec(source)?.[1]);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(5);
  });

  test("are sent once for each of twenty messages at once, even by two servers on one database", async () => {
    const mail = await mailServer();
    const first = await start(email(mail.url));
    const second = kind === "PostgreSQL" ? await start(email(mail.url)) : first;
    const rows = Array.from({ length: 20 }, () => message());
    await Promise.all(rows.map((row, index) => (index % 2 ? first : second).insert("contact_messages", row)));
    await expect.poll(async () => (await state(first)).every(({ delivered }) => delivered)).toBe(true);
    await wait(300);
    const replies = mail.mails.map(({ source }) => /ayesha-[\w-]+@client\.example/.exec(source)?.[0]);
    expect(replies.sort()).toEqual(rows.map((row) => row.email).sort());
  });

  test("are not queued without settings, and never for spam", async () => {
    const silent = await start({});
    await silent.insert("contact_messages", message());
    expect(await state(silent)).toEqual([]);
    await silent.close();
    open.splice(0);
    const mail = await mailServer();
    const backend = await start(email(mail.url));
    const spam = message();
    expect((await backend.insert("contact_messages", spam, { spam_reason: "honeypot" })).status).toBe(201);
    await backend.insert("contact_messages", message());
    await expect.poll(() => mail.mails.length).toBe(1);
    expect(await state(backend)).toHaveLength(1);
    const rows = await readInbox(backend.database, { table: "contact_messages", search: spam.email });
    expect(rows).toMatchObject([{ ...spam, spam_reason: "honeypot" }]);
  });

  test("are posted to a webhook as signed JSON, with the same id until the webhook accepts", async () => {
    const secret = "a secret of the two of us";
    const requests: { headers: Record<string, unknown>; body: string }[] = [];
    const statuses = [500, 302, 204];
    const hook = createServer(async (request, response) => {
      requests.push({ headers: request.headers, body: await text(request) });
      response.writeHead(statuses[requests.length - 1] ?? 204, { location: "/elsewhere" }).end();
    });
    onTestFinished(() => void hook.close());
    const address = `http://127.0.0.1:${await listenOnFreePort(hook)}/x`;
    const settings = { NOTIFY_WEBHOOK: address, NOTIFY_WEBHOOK_SECRET: secret };
    const backend = await start(settings);
    const row = message({ message: "<!channel> & @everyone, look" });
    await backend.insert("contact_messages", row);
    await expectState(backend, [{ last_error: expect.stringMatching(/answered 500/) }]);
    await hurry(backend);
    await expectState(backend, [{ last_error: expect.stringMatching(/answered 302/) }]);
    await hurry(backend);
    await expectState(backend, [{ attempts: 3, delivered: true }]);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    for (const { headers, body } of requests) {
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const expected = createHmac("sha256", secret).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
    }
    const sent = JSON.parse(requests[0]?.body ?? "") as { type: string; text: string; data: object };
    expect(sent).toMatchObject({ type: "contact_message.created", data: row });
    expect(sent.text).toContain("&lt;!channel&gt; &amp; @\u200beveryone, look");
  });

  test("are neither lost nor repeated after a crash between storing and sending", async () => {
    // Use a server that accepts connections and never responds, so that the kill happens while a notice is being
    // sent.
    const deaf = createTcpServer((socket) => socket.on("error", () => {}));
    const port = await listenOnFreePort(deaf);
    const settings = { ...site.settings, ...databaseSettings() };
    const server = await startServer({ ...settings, ...email(`smtp://127.0.0.1:${port}`) });
    const rows = [message(), message()];
    for (const row of rows) expect((await post(server.url + CONTACT, row)).status).toBe(201);
    await server.stop("SIGKILL");
    await new Promise((resolve) => deaf.close(resolve));
    const mail = await mailServer(port);
    if (kind === "PostgreSQL") {
      const idle = await start({}); // the killed server's claim on the notice ends after five minutes
      await idle.database.run("update private.notices set due_at = now() where delivered_at is null");
    }
    const restarted = await startServer({ ...settings, ...email(mail.url) });
    await expect.poll(() => mail.mails.length).toBe(2);
    await restarted.stop();
    const third = await startServer({ ...settings, ...email(mail.url) });
    await wait(1000);
    expect(mail.mails).toHaveLength(2);
    expect((await listMessages(settings)).stdout).not.toContain("not delivered");
    await third.stop();
  });
});

import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Backend, openBackend } from "../../server/backend.ts";
import { readConfig } from "../../server/config.ts";
import { listenOnFreePort } from "../free-port.ts";
import { SITE } from "./fixture-site.ts";
import { DATABASES, databaseForTests, postgresForTests, siteForTests } from "./for-tests.ts";
import { startMailServer } from "./mail-server.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { listMessages, ROOT, type Settings, startServer } from "./run-server.ts";

const site = siteForTests();
const embedded = databaseForTests("recipients");
const postgres = postgresForTests("site");
const [TEAM, BOSS] = ["team@agency.example", "boss@agency.example"];
const LATER = { responseCode: 450, message: "Greylisted, try again later" };
const NEVER = { responseCode: 550, message: "No such mailbox" };

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe.each(DATABASES)("recipients of a notice on %s", (kind) => {
  const databaseSettings = (): Settings =>
    kind === "PostgreSQL" ? { DATABASE_URL: postgres().url("site") } : { DATA_DIR: embedded };
  const open: Backend[] = [];

  async function start(settings: Settings): Promise<Backend> {
    const backend = await openBackend(readConfig({ ...databaseSettings(), ...settings }, ROOT), SITE);
    open.push(backend);
    return backend;
  }

  async function stop(): Promise<void> {
    for (const backend of open.splice(0)) await backend.close();
  }

  afterEach(async () => {
    const backend = open[0] ?? (await start({}));
    await backend.database.run("delete from public.contact_messages");
    await stop();
  });

  /** Starts a mail server that replies differently to each recipient, and counts the e-mails for each. */
  async function mailServer(answers: Record<string, typeof LATER | undefined>) {
    const mail = await startMailServer(0, undefined, (address) => answers[address]);
    onTestFinished(mail.stop);
    const letters = (to: string) => mail.mails.filter((each) => each.to.includes(to)).length;
    return { letters, settings: { SMTP_URL: mail.url, NOTIFY_TO: `${TEAM}, ${BOSS}` } };
  }

  const state = async ({ database }: Backend) => {
    const [row] = await database.query<{ attempts: number }>(
      `select attempts, delivered_at is not null as delivered, given_up_at is not null as given_up, last_error,
         to_jsonb(delivered_to)::text as delivered_to from private.notices`,
    );
    return row;
  };

  /** Makes every notice due now, and triggers sending. */
  async function hurry({ database, insert }: Backend) {
    await database.run("update private.notices set due_at = now() where delivered_at is null");
    await insert("newsletter_subscribers", { email: message().email });
  }

  test("get a retry after a temporary refusal, while the other recipient gets the notice only once", async () => {
    const answers: Record<string, typeof LATER | undefined> = { [BOSS]: LATER };
    const mail = await mailServer(answers);
    const backend = await start(mail.settings);
    // On PostgreSQL, a second server also sends notices.
    const other = kind === "PostgreSQL" ? await start(mail.settings) : backend;
    await backend.insert("contact_messages", message());
    const refused = {
      delivered: false,
      delivered_to: `["${TEAM}"]`,
      last_error: expect.stringContaining(BOSS),
    };
    await expect.poll(() => state(backend)).toMatchObject({ attempts: 1, ...refused });
    await Promise.all([hurry(backend), hurry(other)]);
    await expect.poll(async () => (await state(backend))?.attempts).toBeGreaterThan(1);
    await expect.poll(() => state(backend)).toMatchObject(refused);
    answers[BOSS] = undefined;
    await Promise.all([hurry(backend), hurry(other)]);
    await expect.poll(() => state(backend)).toMatchObject({ delivered: true, last_error: null });
    expect([mail.letters(TEAM), mail.letters(BOSS)]).toEqual([1, 1]);
  });

  test("get a retry from the next server after a kill, but only if they were refused", async () => {
    const answers: Record<string, typeof LATER | undefined> = { [BOSS]: LATER };
    const mail = await mailServer(answers);
    const settings = { ...site.settings, ...databaseSettings(), ...mail.settings };
    const killed = await startServer(settings);
    expect((await post(killed.url + CONTACT, message())).status).toBe(201);
    await expect.poll(() => killed.stderr()).toContain("notice of message");
    await killed.stop("SIGKILL");
    answers[BOSS] = undefined;
    const backend = await start(mail.settings);
    await expect.poll(() => state(backend)).toMatchObject({ delivered: true });
    expect([mail.letters(TEAM), mail.letters(BOSS)]).toEqual([1, 1]);
  });

  test("get no retry after a final refusal until the server restarts", async () => {
    const mail = await mailServer({ [BOSS]: NEVER });
    const settings = { ...site.settings, ...databaseSettings(), ...mail.settings };
    const server = await startServer(settings);
    await post(server.url + CONTACT, message());
    await expect.poll(() => server.stderr()).toContain("was refused for good by 1 of 2 recipients");
    expect(server.stderr()).toContain("sent again only after a restart");
    const { stdout } = await listMessages(settings);
    expect(stdout).toContain("by email refused for good by some recipients after 1 attempt");
    await server.stop();
    const restarted = await start(mail.settings);
    await expect.poll(() => state(restarted)).toMatchObject({ attempts: 2, given_up: true });
    await hurry(restarted);
    // A later notice proves that the first notice was skipped.
    await restarted.insert("contact_messages", message());
    await expect.poll(() => mail.letters(TEAM)).toBe(2);
    const rows = await restarted.database.query<{ attempts: number }>(
      "select attempts from private.notices order by message_id",
    );
    expect(rows).toEqual([{ attempts: 2 }, { attempts: 1 }]);
  });

  test("keep the reason for a refusal after the other recipient accepts", async () => {
    const answers: Record<string, typeof LATER | undefined> = { [TEAM]: LATER, [BOSS]: NEVER };
    const mail = await mailServer(answers);
    const backend = await start(mail.settings);
    await backend.insert("contact_messages", message());
    await expect
      .poll(() => state(backend))
      .toMatchObject({ attempts: 1, given_up: false, last_error: expect.any(String) });
    answers[TEAM] = undefined;
    await hurry(backend);
    await expect
      .poll(() => state(backend))
      .toMatchObject({ given_up: true, delivered_to: `["${TEAM}"]`, last_error: `${BOSS}: refused before` });
  });

  test("get the notice even if the server refuses the whole e-mail because of the other recipient", async () => {
    const mail = await startMailServer(0, (_source, to) => (to.includes(BOSS) ? NEVER : undefined));
    onTestFinished(mail.stop);
    const backend = await start({ SMTP_URL: mail.url, NOTIFY_TO: `${TEAM}, ${BOSS}` });
    await backend.insert("contact_messages", message());
    await expect.poll(() => state(backend)).toMatchObject({ given_up: true, delivered_to: `["${TEAM}"]` });
    expect(mail.mails.map(({ to }) => to)).toEqual([[TEAM]]);
  });

  test.each([
    [403, { given_up: true }],
    [400, { given_up: true }],
    [408, { given_up: false }],
    [425, { given_up: false }],
    [429, { given_up: false }],
    [500, { given_up: false }],
  ])("are given up or retried after a webhook's response %i: %j", async (status, expected) => {
    const hook = createServer((request, response) => {
      request.resume();
      response.writeHead(status).end();
    });
    onTestFinished(() => void hook.close());
    const address = `http://127.0.0.1:${await listenOnFreePort(hook)}/`;
    const backend = await start({ NOTIFY_WEBHOOK: address, NOTIFY_WEBHOOK_SECRET: "0123456789abcdef" });
    await backend.insert("contact_messages", message());
    await expect
      .poll(() => state(backend))
      .toMatchObject({ ...expected, last_error: `The webhook answered ${status}` });
  });

  test("get a long message through a webhook, complete as data and shortened as text", async () => {
    const bodies: string[] = [];
    const hook = createServer(async (request, response) => {
      bodies.push(await text(request));
      response.end();
    });
    onTestFinished(() => void hook.close());
    const address = `http://127.0.0.1:${await listenOnFreePort(hook)}/`;
    const backend = await start({ NOTIFY_WEBHOOK: address, NOTIFY_WEBHOOK_SECRET: "0123456789abcdef" });
    const row = message({ message: "আমরা দাম দেওয়ার ব্যবস্থাসহ একটি দোকান চাই। ".repeat(100).trim() });
    await backend.insert("contact_messages", row);
    await expect.poll(() => state(backend)).toMatchObject({ delivered: true });
    const [sent] = bodies.map((body) => JSON.parse(body) as { text: string; data: object });
    expect(sent?.data).toMatchObject(row);
    expect(sent?.text.length).toBeLessThanOrEqual(2000);
    expect(sent?.text).toMatch(/^Message from Ayesha Siddika\n.*…$/s);
  });

  test.each([
    ["jürgen@client.example", undefined],
    ["anna@bücher.example", "anna@xn--bcher-kva.example"],
  ])("get ASCII headers in a notice from %s", async (address, replyTo) => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const backend = await start({ SMTP_URL: mail.url, NOTIFY_TO: TEAM });
    await backend.insert("contact_messages", message({ name: "Jürgen", email: address }));
    await expect.poll(() => mail.mails.length).toBe(1);
    const [head = ""] = (mail.mails[0]?.source ?? "").split("\r\n\r\n");
    expect([...head].filter((character) => character > "\u007f")).toEqual([]);
    if (replyTo) expect(head).toContain(`<${replyTo}>`);
    else expect(head).not.toContain("Reply-To");
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startMailServer } from "../../tests/message-path/mail-server.ts";
import { findPostgres, startPostgres } from "../../tests/message-path/postgres-server.ts";
import { startServer } from "../../tests/message-path/run-server.ts";
import {
  createClient,
  prepareSetup,
  putMessage,
  sendMessage,
  signInFirstOwner,
  signInLocally,
  startDesk,
} from "./start-desk.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });
const bin = findPostgres();

type Client = ReturnType<typeof createClient>;

describe.each([
  { name: "the embedded database", isEmbedded: true },
  { name: "PostgreSQL", isEmbedded: false },
])("sending answers from two desks on $name", ({ isEmbedded }) => {
  const canRun = isEmbedded || bin !== undefined;
  let refusal: { responseCode: number; message: string } | undefined;
  let gate: Promise<void> | undefined;
  let setup: Awaited<ReturnType<typeof prepareSetup>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let site: Awaited<ReturnType<typeof startServer>>;
  let desks: Awaited<ReturnType<typeof startDesk>>[] = [];
  let imran: Client;
  let mita: Client;
  let count = 0;

  /** Sends a message and waits until the desk shows it. Returns its id and the visitor's e-mail address. */
  const message = async () => {
    count += 1;
    const email = `visitor${count}@tea.example`;
    await sendMessage(site, { name: `Visitor ${count}`, email, message: `What does a menu cost? ${count}` });
    const id: number = await vi.waitFor(async () => {
      const found = (await imran.request("/api/messages?state=all")).json.rows.find(
        ({ name }: { name: string }) => name === `Visitor ${count}`,
      );
      expect(found).toBeDefined();
      return found.id;
    }, 30_000);
    return { id, email };
  };
  const open = async (client: Client, id: number) => (await client.request(`/api/messages/${id}`)).json;
  const send = (client: Client, id: number, answer: object) =>
    client.request(`/api/messages/${id}/answer`, "POST", {
      subject: "A menu",
      body: "400 euros.",
      handed: false,
      ...answer,
    });
  const mailsTo = (email: string) => mail.mails.filter(({ to }) => to.includes(email));
  const isIn = async (client: Client, state: string, id: number) =>
    (await client.request(`/api/messages?state=${state}`)).json.rows.find(
      (row: { id: number }) => row.id === id,
    );
  const untilState = (id: number, state: string) =>
    vi.waitFor(async () => {
      const { answers } = await open(imran, id);
      expect(answers.at(-1)).toMatchObject({ state });
      return answers.at(-1);
    }, 60_000);

  beforeAll(async () => {
    if (!canRun) return;
    postgres = isEmbedded ? undefined : await startPostgres(bin ?? "");
    mail = await startMailServer(0, async (source) => {
      await gate;
      return source.includes("Not sent:") ? undefined : refusal;
    });
    setup = await prepareSetup(postgres?.url("site"));
    const settings = {
      ...setup.settings,
      SMTP_URL: mail.url,
      NOTIFY_TO: "office@loomwright.example",
      NOTIFY_FROM: "no-reply@loomwright.example",
    };
    // Without mail settings, the site itself sends no notices.
    site = await startServer({ ...settings, SMTP_URL: "", NOTIFY_TO: "" });
    const first = await startDesk(settings, "team");
    imran = await signInFirstOwner(first);
    desks = [first, await startDesk(settings, "team")];
    await imran.request("/api/people", "POST", {
      name: "Mita",
      email: "mita@loomwright.example",
      role: "editor",
    });
    const source = await vi.waitFor(
      () => mailsTo("mita@loomwright.example")[0]?.source ?? expect.fail(),
      20_000,
    );
    const token = /#token=(\w+)/.exec(source.replace(/=\r?\n/g, "").replaceAll("=3D", "="))?.[1];
    mita = createClient(desks[1]?.origin ?? "");
    await mita.request(`/auth/magic-link/verify?token=${token}`);
  });
  afterAll(async () => {
    for (const desk of desks) await desk.stop();
    await site?.stop();
    await mail?.stop();
    await setup?.remove();
    await postgres?.stop();
  });

  test.skipIf(!canRun)("sends one e-mail when a request is repeated", async () => {
    const { id, email } = await message();
    const answer = { id: randomUUID() };
    const all = await Promise.all([
      send(imran, id, answer),
      send(imran, id, answer),
      send(imran, id, answer),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    await untilState(id, "sent");
    expect((await send(imran, id, answer)).status).toBe(200);
    // The desk refuses another text under the same id.
    expect(await send(imran, id, { ...answer, body: "500 euros." })).toMatchObject({
      status: 409,
      json: { taken: true },
    });
    expect((await open(imran, id)).answers).toHaveLength(1);
    expect(mailsTo(email)[0]?.source).toMatch(/^Reply-To: office@loomwright\.example/m);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test.skipIf(!canRun)("sends one e-mail when another desk starts during the sending", async () => {
    const { id, email } = await message();
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    await send(imran, id, {});
    await untilState(id, "sending");
    // The third desk checks for due answers before it is ready.
    const third = await startDesk(
      { ...setup.settings, SMTP_URL: mail.url, NOTIFY_TO: "office@loomwright.example" },
      "team",
    );
    gate = undefined;
    opened.resolve();
    await untilState(id, "sent");
    await third.stop();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test.skipIf(!canRun)(
    "refuses a draft that arrives after newer text or after the answer was sent",
    async () => {
      const { id } = await message();
      const draft = { id: randomUUID(), subject: "A menu", body: "Half", revision: 1 };
      const save = (changes: object) =>
        imran.request(`/api/messages/${id}/draft`, "PUT", { ...draft, ...changes });
      expect((await save({ body: "Half an", revision: 2 })).status).toBe(200);
      expect(await save({})).toMatchObject({ status: 409, json: { taken: true } });
      expect((await open(imran, id)).drafts).toMatchObject([{ body: "Half an", revision: 2 }]);
      await send(imran, id, { id: draft.id, body: "Half an answer." });
      expect((await save({ body: "Half an answer", revision: 3 })).status).toBe(409);
      expect((await save({ body: "Half an answer.", revision: 3 })).status).toBe(200); // the server has this text already
      expect((await open(imran, id)).drafts).toEqual([]);
    },
  );

  test.skipIf(!canRun)(
    "refuses to send until the sender confirms having seen a colleague's draft and answer",
    async () => {
      const { id, email } = await message();
      await mita.request(`/api/messages/${id}/draft`, "PUT", { subject: "A menu", body: "Well" });
      const mitaId = (await open(imran, id)).writing[0]?.id;
      const refused = await send(imran, id, {});
      expect(refused).toMatchObject({
        status: 409,
        json: { since: [], writing: [{ id: mitaId, name: "Mita" }], seen: 0 },
      });
      expect((await send(imran, id, { writing: [mitaId] })).status).toBe(200);
      const late = await send(mita, id, { seen: 0 });
      expect(late).toMatchObject({
        status: 409,
        json: { since: [{ name: "farhana" }], writing: [], seen: 1 },
      });
      await untilState(id, "sent");
      expect(mailsTo(email)).toHaveLength(1);
      expect((await send(mita, id, { seen: 1 })).status).toBe(200);
      await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2), 20_000);
    },
  );

  test.skipIf(!canRun)(
    "sends one of two answers to the same message, and asks the other sender to confirm",
    async () => {
      const { id } = await message();
      const all = await Promise.all([send(imran, id, {}), send(mita, id, {})]);
      expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    },
  );

  test.skipIf(!canRun)(
    "does not repeat a refused e-mail, moves the message to To do and notifies the author",
    async () => {
      const { id, email } = await message();
      refusal = { responseCode: 550, message: "No such user here" };
      await send(mita, id, { body: "400 euros for the menu." });
      const failed = await untilState(id, "failed");
      expect(failed).toMatchObject({ due_at: null, reason: "refused" });
      expect(failed.last_error).toContain("No such user here");
      expect(await isIn(mita, "inbox", id)).toMatchObject({ state: "open", unsent: true });
      expect((await mita.request("/api/me")).json.unsent).toEqual([
        { id, name: expect.stringContaining("Visitor") },
      ]);
      await vi.waitFor(
        () => expect(mailsTo("mita@loomwright.example").at(-1)?.source).toContain("Subject: Not sent:"),
        20_000,
      );
      // Deleting a message with an unsent answer needs a confirmation.
      expect(await mita.request("/api/messages/delete", "POST", { ids: [id] })).toMatchObject({
        status: 409,
        json: { unsent: 1 },
      });
      // Editing turns the answer into a draft, but only once.
      const draft = randomUUID();
      const edit = () => mita.request(`/api/messages/answers/${failed.id}/cancel`, "POST", { draft });
      expect((await edit()).status).toBe(200);
      expect((await edit()).status).toBe(409);
      const edited = await open(mita, id);
      expect(edited.drafts).toMatchObject([{ id: draft, body: "400 euros for the menu." }]);
      refusal = { responseCode: 451, message: "Later" };
      await send(mita, id, { id: draft, seen: 1 });
      const later = await untilState(id, "failed");
      expect(later).toMatchObject({ reason: "later", due_at: expect.any(String) });
      refusal = undefined;
      await mita.request(`/api/messages/answers/${later.id}/retry`, "POST");
      await untilState(id, "sent");
      expect(await isIn(mita, "answered", id)).toMatchObject({ unsent: false });
      expect(mailsTo(email)).toHaveLength(1);
    },
  );

  test.skipIf(!canRun)("never sends a cancelled answer, even after a deletion was undone", async () => {
    const { id, email } = await message();
    refusal = { responseCode: 451, message: "Later" };
    await send(imran, id, {});
    const { id: answer } = await untilState(id, "failed");
    expect((await imran.request("/api/messages/delete", "POST", { ids: [id], unsent: 1 })).status).toBe(200);
    expect((await imran.request("/api/messages/undelete", "POST", { ids: [id] })).status).toBe(200);
    expect((await imran.request(`/api/messages/answers/${answer}/cancel`, "POST")).status).toBe(200);
    refusal = undefined;
    await imran.request(`/api/messages/answers/${answer}/retry`, "POST");
    expect((await open(imran, id)).answers).toMatchObject([{ state: "cancelled" }]);
    expect((await send(imran, id, { id: answer, seen: 1 })).status).toBe(409);
    expect(mailsTo(email)).toHaveLength(0);
  });

  test.skipIf(!canRun)("removes characters that the database or e-mail cannot hold", async () => {
    const { id, email } = await message();
    expect(
      (await send(imran, id, { subject: "A\u000bmenu\0", body: "One\u000bTwo\0\u0007\ud800." })).status,
    ).toBe(200);
    expect((await open(imran, id)).answers).toMatchObject([{ subject: "A menu", body: "One\nTwo\ufffd." }]);
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 20_000);
    expect((await imran.request(`/api/messages/${id}/note`, "POST", { body: "a\u000bb" })).status).toBe(200);
    expect((await send(imran, id, { subject: "x".repeat(201) })).json.error).toBe("The subject is too long.");
  });

  test.skipIf(!canRun)("adds a note once when the request is repeated", async () => {
    const { id } = await message();
    const note = { id: randomUUID(), body: "Ask for samples." };
    for (let at = 0; at < 2; at += 1) await imran.request(`/api/messages/${id}/note`, "POST", note);
    expect((await open(imran, id)).notes).toHaveLength(1);
  });
});

test("does not resend an answer whose sending was interrupted by kill -9", async () => {
  const stuck = Promise.withResolvers<undefined>();
  let isStuck = true;
  const mail = await startMailServer(0, () => (isStuck ? stuck.promise : undefined));
  const setup = await prepareSetup();
  const settings = { ...setup.settings, SMTP_URL: mail.url };
  const first = await signInLocally(settings);
  await putMessage(setup.dataDir, { name: "Rashida", email: "rashida@tea.example", message: "Hello there" });
  await vi.waitFor(
    async () => expect((await first.client.request("/api/messages")).json.rows).toHaveLength(1),
    20_000,
  );
  await first.client.request("/api/messages/1/answer", "POST", {
    subject: "Yes",
    body: "Yes.",
    handed: false,
  });
  const state = async (client: Client) => (await client.request("/api/messages/1")).json.answers[0];
  await vi.waitFor(async () => expect(await state(first.client)).toMatchObject({ state: "sending" }), 20_000);
  await first.desk.stop("SIGKILL");
  isStuck = false;
  const second = await signInLocally(settings);
  expect(await state(second.client)).toMatchObject({ state: "sending" });
  await vi.waitFor(
    async () =>
      expect(await state(second.client)).toMatchObject({
        state: "failed",
        reason: "interrupted",
        due_at: null,
      }),
    { timeout: 90_000, interval: 500 },
  );
  expect(mail.mails).toEqual([]);
  stuck.resolve(undefined);
  await second.desk.stop();
  await mail.stop();
  await setup.remove();
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { askServer } from "../../server/control.ts";
import { runProgram } from "../../tests/message-path/run-server.ts";
import { createClient, firstOwner, prepareOffice, putMessage, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Row = { id: string; at: string; person_name: string; did: string; detail: string };

describe("the desk withstands", () => {
  let office: Awaited<ReturnType<typeof prepareOffice>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let owner: ReturnType<typeof createClient>;
  let peers = 0;

  const invite = (name: string, role = "reader") =>
    owner.ask("/api/people", "POST", { name, email: `${name}@loomwright.example`, role });
  /** The tokens of the letters to somebody, the oldest first. */
  const tokens = (name: string) =>
    office.mail.mails
      .filter(({ to }) => to.includes(`${name}@loomwright.example`))
      .map(({ source }) => /#token=3D(\w+)/.exec(source.replace(/=\r?\n/g, ""))?.[1] ?? "");
  /** Opens a link, from another address each time: attempts are counted. */
  const open = async (token: string) => {
    const client = createClient(desk.origin);
    peers += 1;
    const from = { "x-forwarded-for": `203.0.113.${peers}` };
    await client.ask(`/auth/magic-link/verify?token=${token}`, "GET", undefined, from);
    return client;
  };
  const nameOf = async (client: typeof owner) => (await client.ask("/api/me")).json?.person?.name;
  const idOf = async (name: string): Promise<string> =>
    (await owner.ask("/api/people")).json.find((row: { name: string }) => row.name === name)?.id;

  beforeAll(async () => {
    office = await prepareOffice();
    desk = await startDesk(office.settings, "team");
    owner = await firstOwner(desk);
  });
  afterAll(async () => {
    await desk?.stop();
    await office?.remove();
  });

  test("messages that no index could hold, or whose words end in half a character", async () => {
    const path = Array.from({ length: 900 }, (_, at) => (at * 7919).toString(36)).join("");
    for (const message of [`${"a".repeat(39)}\u{20000} please`, `See https://loomwright.example/${path}`])
      await putMessage(office.dataDir, { name: "Eve", email: "eve@x.example", message });
    await vi.waitFor(
      async () => expect((await owner.ask("/api/messages")).json.rows).toHaveLength(2),
      20_000,
    );
  });

  test("invitations at the same time: everybody gets their own link", async () => {
    const names = ["ada", "bela", "cora", "dina", "ella", "fara"];
    await Promise.all(names.map((name) => invite(name)));
    for (const name of names) expect(await nameOf(await open(tokens(name)[0] ?? ""))).toBe(name);
  });

  test("a link that a later one or a removal has ended, also once its person is invited again", async () => {
    await invite("gita");
    await invite("gita");
    const [first = "", second = ""] = tokens("gita");
    expect(await nameOf(await open(first))).toBeUndefined();
    await owner.ask(`/api/people/${await idOf("gita")}`, "DELETE");
    await invite("gita", "owner");
    expect(await nameOf(await open(second))).toBeUndefined();
    expect(await nameOf(await open(tokens("gita")[2] ?? ""))).toBe("gita");
    await owner.ask(`/api/people/${await idOf("gita")}`, "DELETE");
  });

  test("people who could never come in, or whose name nobody sees or reads another way", async () => {
    for (const [name, email] of [
      ["Ivy", "a&b@loomwright.example"],
      ["\u200b", "ivy@loomwright.example"],
      ["\u202eyvI", "ivy@loomwright.example"],
    ])
      expect((await owner.ask("/api/people", "POST", { name, email, role: "owner" })).status).toBe(400);
    expect((await owner.ask("/api/people")).text).not.toMatch(/a&b|ivy/);
  });

  test("a copied cookie that is used for longer than a browser keeps it", async () => {
    await invite("mira");
    const mira = await open(tokens("mira")[0] ?? "");
    const id = await idOf("mira");
    for (const [days, name] of [
      [29, "mira"],
      [31, undefined],
    ]) {
      const text = `update desk.session set "createdAt" = now() - interval '${days} days' where "userId" = '${id}'`;
      await askServer(office.dataDir, { do: "sql", statements: [{ text, values: [] }] });
      expect(await nameOf(mira)).toBe(name);
    }
    expect((await owner.ask("/api/sessions")).text).not.toContain(id);
  });

  test("somebody who was removed, and still listens", async () => {
    await invite("jaya");
    const jaya = await open(tokens("jaya")[0] ?? "");
    const cookie = [...jaya.cookies].map((pair) => pair.join("=")).join("; ");
    const head = await fetch(`${desk.origin}/events`, { method: "HEAD", headers: { cookie } });
    expect(head.headers.get("content-type")).toBeNull(); // no stream, which nobody would read and nothing end
    const events = await fetch(`${desk.origin}/events`, { headers: { cookie } });
    let heard = "";
    const ended = events.body?.pipeThrough(new TextDecoderStream()).pipeTo(
      new WritableStream({
        write: (text) => {
          heard += text;
        },
      }),
    );
    await vi.waitFor(() => expect(heard).toContain("news"));
    await owner.ask(`/api/people/${await idOf("jaya")}`, "DELETE");
    heard = "";
    await owner.ask("/api/messages/state", "POST", { ids: [1], state: "spam" });
    await ended;
    expect(heard).toMatch(/^event: out/);
  });

  test("somebody who opens the desk very often, each of which asks the database again and again", async () => {
    await invite("kani");
    const kani = await open(tokens("kani")[0] ?? "");
    const cookie = [...kani.cookies].map((pair) => pair.join("=")).join("; ");
    const listen = () => fetch(`${desk.origin}/events`, { headers: { cookie } });
    const streams = await Promise.all(Array.from({ length: 25 }, listen));
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(5);
    for (const { body } of streams) await body?.cancel();
    await vi.waitFor(async () => {
      const { status, body } = await listen();
      await body?.cancel();
      expect(status).toBe(200);
    }, 20_000);
  });

  test("owners who make each other readers at the same time: one stays", async () => {
    await invite("hena", "owner");
    const other = await open(tokens("hena")[0] ?? "");
    const [a, b] = [await idOf("farhana"), await idOf("hena")];
    const sql = async (text: string) =>
      (
        await askServer(office.dataDir, {
          do: "sql",
          statements: [{ text, values: [] }],
        })
      )?.[0]?.rows;
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        [owner, other].flatMap((client) =>
          [a, b].map((id) => client.ask(`/api/people/${id}`, "PUT", { role: "reader" })),
        ),
      );
      const owners = `select count(*)::int from desk."user" where role = 'owner' and id <> 'local'`;
      expect((await sql(owners))?.[0]?.count).toBe(1);
      await sql(`update desk."user" set role = 'owner' where id in ('${a}', '${b}')`);
    }
  });

  test("addresses and times that cannot be, without an error of its own", async () => {
    for (const path of ["/api/people/%00", "/api/sessions/%00"])
      expect([path, (await owner.ask(path, "DELETE")).status]).toEqual([path, 404]);
    expect((await owner.ask("/api/messages/assign", "POST", { ids: [1], to: "\0" })).status).toBe(400);
    const stranger = createClient(desk.origin);
    await stranger.ask("/auth/passkey/generate-authenticate-options");
    for (const id of [{ ne: "" }, "\0"])
      expect(
        (await stranger.ask("/auth/passkey/verify-authentication", "POST", { response: { id } })).status,
      ).toBe(400);
    expect((await owner.ask("/auth/passkey/delete-passkey", "POST", { id: "\0" })).status).toBe(400);
    for (const query of [
      "from=0000-01-01",
      "after=0000-01-01T00:00:00Z_1",
      "after=2026-01-01T00:00:00%2B23:00_1",
    ])
      expect([query, (await owner.ask(`/api/messages?${query}`)).status]).toEqual([query, 200]);
    expect(desk.stderr()).toBe("");
  });

  test("deeds that are to be hidden: all that was done stands in the log, and nothing else", async () => {
    const log = async () => {
      const rows: Row[] = [];
      for (let page: Row[] = [], after = ""; ; ) {
        page = (await owner.ask(`/api/log${after}`)).json;
        rows.push(...page);
        const last = page.at(-1);
        if (last === undefined) return rows;
        after = `?after=${encodeURIComponent(`${last.at}_${last.id}`)}`;
      }
    };
    const before = (await log()).length;
    const ids = Array.from({ length: 130 }, (_, at) => at + 3);
    const text = `insert into public.contact_messages (name, email, message)
      select 'Bulk', n || '@x.example', 'One of very many.' from generate_series(1, ${ids.length}) n`;
    await askServer(office.dataDir, { do: "sql", statements: [{ text }] });
    await vi.waitFor(
      async () => expect((await owner.ask(`/api/messages/${ids.at(-1)}`)).status).toBe(200),
      20_000,
    );
    await owner.ask("/api/messages/undelete", "POST", { ids });
    await owner.ask("/api/messages/assign", "POST", { ids, to: null });
    await owner.ask("/api/people/nobody", "PUT", { role: "owner" });
    expect((await log()).length).toBe(before);
    await owner.ask(`/api/templates/${randomUUID()}`, "PUT", { name: "Thanks", body: "Thank you." });
    const [template] = (await owner.ask("/api/templates")).json;
    await owner.ask(`/api/templates/${template.id}`, "DELETE");
    const terminal = runProgram("../desk/server/main.ts", { ...office.settings, DESK_URL: desk.origin }, [
      "--link",
      "ADA@loomwright.example",
    ]);
    await terminal.ended;
    expect(await nameOf(await open(/#token=(\w+)/.exec(terminal.stdout())?.[1] ?? ""))).toBe("ada");
    await owner.ask("/api/messages/state", "POST", { ids, state: "archived" });
    const rows = await log();
    expect(rows.filter(({ did }) => did === "state-archived")).toHaveLength(ids.length);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ person_name: "farhana", did: "delete-template", detail: "Thanks" }),
        expect.objectContaining({ person_name: "terminal", did: "link", detail: "ada@loomwright.example" }),
      ]),
    );
    expect(rows.some(({ did }) => did === "sign-in")).toBe(true);
  });
});

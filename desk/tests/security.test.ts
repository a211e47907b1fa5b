import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { askServer } from "../../server/control.ts";
import { runProgram } from "../../tests/message-path/run-server.ts";
import { createClient, prepareSetup, putMessage, signInFirstOwner, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

type Row = { id: string; at: string; person_name: string; did: string; detail: string };

describe("the desk under attacks and extreme input", () => {
  let setup: Awaited<ReturnType<typeof prepareSetup>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let owner: ReturnType<typeof createClient>;
  let peers = 0;

  const invite = (name: string, role = "reader") =>
    owner.request("/api/people", "POST", { name, email: `${name}@loomwright.example`, role });
  /** Returns the tokens of all links mailed to a person, oldest first. */
  const tokens = (name: string) =>
    setup.mail.mails
      .filter(({ to }) => to.includes(`${name}@loomwright.example`))
      .map(({ source }) => /#token=3D(\w+)/.exec(source.replace(/=\r?\n/g, ""))?.[1] ?? "");
  /** Opens a link. Uses a new IP address each time, because attempts per IP address are limited. */
  const open = async (token: string) => {
    const client = createClient(desk.origin);
    peers += 1;
    const from = { "x-forwarded-for": `203.0.113.${peers}` };
    await client.request(`/auth/magic-link/verify?token=${token}`, "GET", undefined, from);
    return client;
  };
  const nameOf = async (client: typeof owner) => (await client.request("/api/me")).json?.person?.name;
  const idOf = async (name: string): Promise<string> =>
    (await owner.request("/api/people")).json.find((row: { name: string }) => row.name === name)?.id;

  beforeAll(async () => {
    setup = await prepareSetup();
    desk = await startDesk(setup.settings, "team");
    owner = await signInFirstOwner(desk);
  });
  afterAll(async () => {
    await desk?.stop();
    await setup?.remove();
  });

  test("shows messages with URLs too long for an index, and with words cut at a surrogate pair", async () => {
    const path = Array.from({ length: 900 }, (_, at) => (at * 7919).toString(36)).join("");
    for (const message of [`${"a".repeat(39)}\u{20000} please`, `See https://loomwright.example/${path}`])
      await putMessage(setup.dataDir, { name: "Eve", email: "eve@x.example", message });
    await vi.waitFor(
      async () => expect((await owner.request("/api/messages")).json.rows).toHaveLength(2),
      20_000,
    );
  });

  test("gives each person their own link when invitations are sent at the same time", async () => {
    const names = ["ada", "bela", "cora", "dina", "ella", "fara"];
    await Promise.all(names.map((name) => invite(name)));
    for (const name of names) expect(await nameOf(await open(tokens(name)[0] ?? ""))).toBe(name);
  });

  test("refuses a link after a newer link was made, and after the person was removed and invited again", async () => {
    await invite("gita");
    await invite("gita");
    const [first = "", second = ""] = tokens("gita");
    expect(await nameOf(await open(first))).toBeUndefined();
    await owner.request(`/api/people/${await idOf("gita")}`, "DELETE");
    await invite("gita", "owner");
    expect(await nameOf(await open(second))).toBeUndefined();
    expect(await nameOf(await open(tokens("gita")[2] ?? ""))).toBe("gita");
    await owner.request(`/api/people/${await idOf("gita")}`, "DELETE");
  });

  test("refuses to invite unusable e-mail addresses, and names with invisible or direction-changing characters", async () => {
    for (const [name, email] of [
      ["Ivy", "a&b@loomwright.example"],
      ["\u200b", "ivy@loomwright.example"],
      ["\u202eyvI", "ivy@loomwright.example"],
    ])
      expect((await owner.request("/api/people", "POST", { name, email, role: "owner" })).status).toBe(400);
    expect((await owner.request("/api/people")).text).not.toMatch(/a&b|ivy/);
  });

  test("ends a session after 30 days, even if a copied cookie is still in use", async () => {
    await invite("mira");
    const mira = await open(tokens("mira")[0] ?? "");
    const id = await idOf("mira");
    for (const [days, name] of [
      [29, "mira"],
      [31, undefined],
    ]) {
      const text = `update desk.session set "createdAt" = now() - interval '${days} days' where "userId" = '${id}'`;
      await askServer(setup.dataDir, { do: "sql", statements: [{ text, values: [] }] });
      expect(await nameOf(mira)).toBe(name);
    }
    expect((await owner.request("/api/sessions")).text).not.toContain(id);
  });

  test("closes the event stream of a removed person", async () => {
    await invite("jaya");
    const jaya = await open(tokens("jaya")[0] ?? "");
    const cookie = [...jaya.cookies].map((pair) => pair.join("=")).join("; ");
    const head = await fetch(`${desk.origin}/events`, { method: "HEAD", headers: { cookie } });
    expect(head.headers.get("content-type")).toBeNull(); // a HEAD request opens no stream
    const events = await fetch(`${desk.origin}/events`, { headers: { cookie } });
    let received = "";
    const ended = events.body?.pipeThrough(new TextDecoderStream()).pipeTo(
      new WritableStream({
        write: (text) => {
          received += text;
        },
      }),
    );
    await vi.waitFor(() => expect(received).toContain("news"));
    await owner.request(`/api/people/${await idOf("jaya")}`, "DELETE");
    received = "";
    await owner.request("/api/messages/state", "POST", { ids: [1], state: "spam" });
    await ended;
    expect(received).toMatch(/^event: out/);
  });

  test("allows 20 open pages per person, and answers 429 to the next", async () => {
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

  test("keeps at least one owner when two owners make each other readers at the same time", async () => {
    await invite("hena", "owner");
    const other = await open(tokens("hena")[0] ?? "");
    const [a, b] = [await idOf("farhana"), await idOf("hena")];
    const sql = async (text: string) =>
      (
        await askServer(setup.dataDir, {
          do: "sql",
          statements: [{ text, values: [] }],
        })
      )?.[0]?.rows;
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        [owner, other].flatMap((client) =>
          [a, b].map((id) => client.request(`/api/people/${id}`, "PUT", { role: "reader" })),
        ),
      );
      const owners = `select count(*)::int from desk."user" where role = 'owner' and id <> 'local'`;
      expect((await sql(owners))?.[0]?.count).toBe(1);
      await sql(`update desk."user" set role = 'owner' where id in ('${a}', '${b}')`);
    }
  });

  test("responds to invalid ids, cursors and dates without a server error", async () => {
    for (const path of ["/api/people/%00", "/api/sessions/%00"])
      expect([path, (await owner.request(path, "DELETE")).status]).toEqual([path, 404]);
    expect((await owner.request("/api/messages/assign", "POST", { ids: [1], to: "\0" })).status).toBe(400);
    const stranger = createClient(desk.origin);
    await stranger.request("/auth/passkey/generate-authenticate-options");
    for (const id of [{ ne: "" }, "\0"])
      expect(
        (await stranger.request("/auth/passkey/verify-authentication", "POST", { response: { id } })).status,
      ).toBe(400);
    expect((await owner.request("/auth/passkey/delete-passkey", "POST", { id: "\0" })).status).toBe(400);
    for (const query of [
      "from=0000-01-01",
      "after=0000-01-01T00:00:00Z_1",
      "after=2026-01-01T00:00:00%2B23:00_1",
    ])
      expect([query, (await owner.request(`/api/messages?${query}`)).status]).toEqual([query, 200]);
    expect(desk.stderr()).toBe("");
  });

  test("logs every change, but no request that changes nothing", async () => {
    const log = async () => {
      const rows: Row[] = [];
      for (let page: Row[] = [], after = ""; ; ) {
        page = (await owner.request(`/api/log${after}`)).json;
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
    await askServer(setup.dataDir, { do: "sql", statements: [{ text }] });
    await vi.waitFor(
      async () => expect((await owner.request(`/api/messages/${ids.at(-1)}`)).status).toBe(200),
      20_000,
    );
    await owner.request("/api/messages/undelete", "POST", { ids });
    await owner.request("/api/messages/assign", "POST", { ids, to: null });
    await owner.request("/api/people/nobody", "PUT", { role: "owner" });
    expect((await log()).length).toBe(before);
    await owner.request(`/api/templates/${randomUUID()}`, "PUT", { name: "Thanks", body: "Thank you." });
    const [template] = (await owner.request("/api/templates")).json;
    await owner.request(`/api/templates/${template.id}`, "DELETE");
    const terminal = runProgram("../desk/server/main.ts", { ...setup.settings, DESK_URL: desk.origin }, [
      "--link",
      "ADA@loomwright.example",
    ]);
    await terminal.ended;
    expect(await nameOf(await open(/#token=(\w+)/.exec(terminal.stdout())?.[1] ?? ""))).toBe("ada");
    await owner.request("/api/messages/state", "POST", { ids, state: "archived" });
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

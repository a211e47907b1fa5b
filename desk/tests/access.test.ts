import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startServer } from "../../tests/message-path/run-server.ts";
import { createClient, prepareSetup, putMessage, sendMessage, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/**
 * Sends a request with headers that fetch does not allow, and returns its status. Calls `meanwhile` once the first byte
 * of the body was sent.
 */
function statusOf(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method = "GET",
  body = "",
  meanwhile?: () => Promise<unknown>,
): Promise<number> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on("error", reject);
    if (meanwhile === undefined) return sent.end(body);
    sent.write(body.slice(0, 1));
    return wait(500)
      .then(meanwhile)
      .then(() => sent.end(body.slice(1)), reject);
  });
}

const RASHIDA = { name: "Rashida", email: "rashida@tea.example", message: "Could you call us tomorrow?" };

const tokenIn = (source: string) =>
  /#token=(\w+)/.exec(source.replace(/=\r?\n/g, "").replaceAll("=3D", "="))?.[1] ?? "";

describe("access to a team's desk", () => {
  let setup: Awaited<ReturnType<typeof prepareSetup>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let owner: ReturnType<typeof createClient>;

  /** Invites a person, and signs them in with the link that was mailed to them. */
  const signIn = async (name: string, role: string) => {
    const email = `${name}@loomwright.example`;
    await owner.request("/api/people", "POST", { name, email, role });
    const mail = setup.mail.mails.find(({ to }) => to.includes(email));
    const client = createClient(desk.origin);
    const { status } = await client.request(`/auth/magic-link/verify?token=${tokenIn(mail?.source ?? "")}`);
    expect(status).toBe(200);
    return client;
  };

  beforeAll(async () => {
    setup = await prepareSetup();
    desk = await startDesk(setup.settings, "team");
    await putMessage(setup.dataDir, RASHIDA);
    owner = createClient(desk.origin);
    const { key } = await desk.link("first");
    const { status } = await owner.request("/sign-in/first", "POST", {
      key,
      name: "Farhana",
      email: "farhana@loomwright.example",
    });
    expect(status).toBe(200);
    await vi.waitFor(
      async () => expect((await owner.request("/api/messages")).json.rows).toHaveLength(1),
      20_000,
    );
  });
  afterAll(async () => {
    await desk?.stop();
    await setup?.remove();
  });

  test("answers 404 to signed-out visitors except on the sign-in page", async () => {
    const stranger = createClient(desk.origin);
    const home = await stranger.request("/");
    expect(home.status).toBe(200);
    expect(home.headers.get("content-security-policy")).toMatch(/default-src 'none'.*trusted-types 'none'/);
    const script = /src="(\/assets\/sign-in-\S+?\.js)"/.exec(home.text)?.[1] ?? "";
    expect((await stranger.request(script)).status).toBe(200);
    const inbox = /src="(\/assets\/\S+?\.js)"/.exec((await owner.request("/m/1")).text)?.[1] ?? "";
    expect((await owner.request(inbox)).status).toBe(200);
    const closed = [
      "/m/1",
      "/you",
      "/api/me",
      "/api/messages",
      "/api/messages/1",
      "/api/messages/export",
      "/events",
    ];
    const library = [
      "/auth/get-session",
      "/auth/list-sessions",
      "/auth/ok",
      "/auth/error",
      "/auth/passkey/list-user-passkeys",
    ];
    for (const path of [inbox, ...closed, ...library])
      expect([path, (await stranger.request(path)).status]).toEqual([path, 404]);
    for (const path of [
      "/auth/sign-up/email",
      "/auth/sign-in/email",
      "/auth/update-user",
      "/auth/sign-out",
      "/api/people",
    ])
      expect([path, (await stranger.request(path, "POST", {})).status]).toEqual([path, 404]);
  });

  test("answers 404 to requests with a foreign Host or Origin, from another site, or with a form's body", async () => {
    const { host } = new URL(desk.origin);
    const cookie = [...owner.cookies].map((pair) => pair.join("=")).join("; ");
    const own = { cookie, host, "x-desk-key": "none" };
    const json = { ...own, "content-type": "application/json", origin: desk.origin };
    const body = JSON.stringify({ ids: [1], state: "archived" });
    const post = (headers: Record<string, string>) =>
      statusOf(desk.origin, "/api/messages/state", headers, "POST", body);
    expect(await statusOf(desk.origin, "/", { host: "evil.example" })).toBe(404);
    expect(await statusOf(desk.origin, "/api/me", own)).toBe(200);
    expect(await statusOf(desk.origin, "/api/me", { ...own, "sec-fetch-site": "cross-site" })).toBe(404);
    expect(await statusOf(desk.origin, "/api/me", { cookie, host })).toBe(404);
    expect(await post({ ...json, origin: "https://evil.example" })).toBe(404);
    expect(await post({ ...json, origin: "null" })).toBe(404);
    const { origin: _, ...without } = json;
    expect(await post(without)).toBe(404);
    expect(await post({ ...json, "sec-fetch-site": "same-site" })).toBe(404);
    expect(await post({ ...json, "content-type": "text/plain" })).toBe(404);
    const verify = "/auth/magic-link/verify?token=x";
    const link = { host, "sec-fetch-mode": "navigate", "sec-fetch-site": "same-site" };
    expect(await statusOf(desk.origin, verify, link)).toBe(404);
    expect(await statusOf(desk.origin, verify, { host })).toBe(404); // browsers without Sec-Fetch-Mode send the same headers
    expect(await statusOf(desk.origin, verify.replace("auth", "%61uth"), link)).toBe(404);
    expect(await statusOf(desk.origin, "/api/messages/export", { ...link, cookie })).toBe(404);
    expect(await statusOf(desk.origin, "/m/1", { ...link, cookie })).toBe(200);
    expect((await owner.request("/api/messages/1")).json.state).toBe("open");
    expect(await post(json)).toBe(200);
  });

  test("sets only cookies that are HttpOnly, Secure and SameSite=Strict", async () => {
    const client = await signIn("cookie", "reader");
    expect([...client.cookies.keys()]).toEqual(["__Host-desk.session_token"]);
    const again = await owner.request("/auth/passkey/generate-register-options");
    for (const cookie of again.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Strict/i);
  });

  test("responds alike to known and unknown e-mail addresses, but mails a link only to the known one", async () => {
    const stranger = createClient(desk.origin);
    const requestLink = (email: string) => stranger.request("/auth/sign-in/magic-link", "POST", { email });
    const [known, unknown] = [
      await requestLink("farhana@loomwright.example"),
      await requestLink("nobody@loomwright.example"),
    ];
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(unknown.status).toBe(200);
    const local = await requestLink("local@localhost.example");
    expect(local.status).toBe(200);
    await expect
      .poll(() => setup.mail.mails.filter(({ to }) => to.includes("farhana@loomwright.example")).length)
      .toBe(1);
    expect(setup.mail.mails.some(({ to }) => to.includes("nobody@loomwright.example"))).toBe(false);
    // Further requests within the minute are refused.
    const statuses = [];
    for (let time = 0; time < 5; time += 1)
      statuses.push((await requestLink("farhana@loomwright.example")).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("refuses a used first link, and actions that a person's role does not allow", async () => {
    const { key } = await desk.link("first");
    const again = { key, name: "Eve", email: "eve@loomwright.example" };
    expect((await createClient(desk.origin).request("/sign-in/first", "POST", again)).status).toBe(401);
    const reader = await signIn("reader", "reader");
    expect((await reader.request("/api/messages/1")).json.message).toBe("Could you call us tomorrow?");
    const refused: [string, string, unknown?][] = [
      ["/api/messages/state", "POST", { ids: [1], state: "spam" }],
      ["/api/messages/delete", "POST", { ids: [1] }],
      ["/api/messages/1/answer", "POST", { subject: "x", body: "y", handed: false }],
      ["/api/messages/1/note", "POST", { body: "y" }],
      ["/api/messages/export", "GET"],
      ["/api/newsletter/export", "GET"],
      ["/api/people", "POST", { name: "x", email: "x@y.example", role: "owner" }],
      ["/api/log", "GET"],
    ];
    for (const [path, method, body] of refused)
      expect([path, (await reader.request(path, method, body)).status]).toEqual([path, 403]);
    const editor = await signIn("editor", "editor");
    expect(
      (await editor.request("/api/people", "POST", { name: "x", email: "x@y.example", role: "owner" }))
        .status,
    ).toBe(403);
    const sessions = (await owner.request("/api/sessions")).json as { id: string; name: string }[];
    const ofOwner = sessions.find(({ name }) => name === "Farhana");
    expect((await editor.request(`/api/sessions/${ofOwner?.id}`, "DELETE")).status).toBe(404);
    const people = (await owner.request("/api/people")).json as { id: string; name: string }[];
    const self = people.find(({ name }) => name === "Farhana");
    expect((await owner.request(`/api/people/${self?.id}`, "DELETE")).status).toBe(409);
  });

  test("refuses a request if its sender is removed while the body arrives", async () => {
    const leaving = await signIn("leaving", "owner");
    const people = (await owner.request("/api/people")).json as { id: string; name: string }[];
    const { id } = people.find(({ name }) => name === "leaving") ?? {};
    const body = JSON.stringify({ name: "Eve", email: "eve@evil.example", role: "owner" });
    const headers = {
      origin: desk.origin,
      host: new URL(desk.origin).host,
      "content-type": "application/json",
      "content-length": String(body.length),
      cookie: [...leaving.cookies].map((pair) => pair.join("=")).join("; "),
      "x-desk-key": "none",
    };
    const remove = () => owner.request(`/api/people/${id}`, "DELETE");
    expect(await statusOf(desk.origin, "/api/people", headers, "POST", body, remove)).toBe(404);
    expect((await owner.request("/api/people")).text).not.toContain("eve@");
  });

  test("logs new sign-in links and changed names", async () => {
    const email = "shafin@loomwright.example";
    const shafin = await signIn("shafin", "editor");
    await owner.request("/api/people", "POST", { name: "shafin", email, role: "editor" });
    await shafin.request("/api/me", "PUT", { name: "Farhana", signature: "", language: "" });
    const log = (await owner.request("/api/log")).json as {
      person_name: string;
      did: string;
      detail: string;
    }[];
    for (const did of ["invite", "link"])
      expect(log.filter((row) => row.did === did && row.detail.startsWith(email))).toHaveLength(1);
    expect(log).toContainEqual(
      expect.objectContaining({ person_name: "shafin", did: "rename", detail: "Farhana" }),
    );
  });

  test("responds to invalid dates and cursors, and to unknown messages, without a server error", async () => {
    for (const query of ["from=2026-99-99", "page=%00", "after=::::::::::_1"])
      expect([query, (await owner.request(`/api/messages?${query}`)).status]).toEqual([query, 200]);
    expect((await owner.request("/api/log?after=::::::::::_1")).status).toBe(200);
    expect((await owner.request("/api/messages/99999/note", "POST", { body: "x" })).status).toBe(404);
  });

  test("limits requests for links per IPv6 network, and takes as long for unknown e-mail addresses", async () => {
    const stranger = createClient(desk.origin); // the client may set its IP address, because these tests trust a proxy
    const ask = (from: string) =>
      stranger.request(
        "/auth/sign-in/magic-link",
        "POST",
        { email: "nobody@loomwright.example" },
        { "x-forwarded-for": from },
      );
    const began = performance.now();
    for (let time = 0; time < 5; time += 1) expect((await ask(`2001:db8:1:1::${time}`)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(2_400);
    expect((await ask("2001:db8:1:1::9")).status).toBe(429);
    expect((await ask("2001:db8:1:2::1")).status).toBe(200);
  });

  test("replaces line ends in subjects and names with spaces", async () => {
    const send = (subject: string, seen: number) =>
      owner.request("/api/messages/1/answer", "POST", { subject, body: "Yes.", handed: true, seen });
    for (const [at, line] of ["\r\n", "\u2028"].entries())
      expect((await send(`Hello${line}Bcc: all@evil.example`, at)).status).toBe(200);
    const name = "x\r\nBcc: a@b.example";
    await owner.request("/api/people", "POST", { name, email: "z@y.example", role: "reader" });
    const subjects = (await owner.request("/api/messages/1")).json.answers.map(
      ({ subject }: { subject: string }) => subject,
    );
    expect(subjects).toEqual(["Hello Bcc: all@evil.example", "Hello Bcc: all@evil.example"]);
    expect((await owner.request("/api/people")).text).toContain('"x Bcc: a@b.example"');
  });
});

describe("the desk without a team", () => {
  test("signs in once with the terminal's link, and keeps working while the site starts and stops", async () => {
    const setup = await prepareSetup();
    const desk = await startDesk(setup.settings, "local");
    const client = createClient(desk.origin);
    const { key } = await desk.link("key");
    expect((await client.request("/api/me")).status).toBe(404);
    const guess = async () =>
      (await client.request("/sign-in/local", "POST", { key: "x".repeat(32) })).status;
    expect(await guess()).toBe(401);
    // Any program on this machine can send wrong keys, which must not lock out the holder of the link.
    for (let time = 0; time < 11; time += 1) await guess();
    expect(await guess()).toBe(429);
    const { status, json } = await client.request("/sign-in/local", "POST", { key });
    expect(status).toBe(200);
    const cookie = [...client.cookies].map((pair) => pair.join("=")).join("; ");
    const events = await fetch(`${desk.origin}/events?key=${json.key}`, { headers: { cookie } });
    expect(events.status).toBe(200);
    await events.body?.cancel();
    expect((await createClient(desk.origin).request("/sign-in/local", "POST", { key })).status).not.toBe(200);
    expect((await client.request("/api/me")).json).toMatchObject({
      mode: "local",
      person: { role: "owner" },
    });
    expect((await client.request("/sign-in/first", "POST", {})).status).toBe(404);
    // Another server on this machine may set a cookie with the same name for /api. Browsers send that cookie first.
    const both = { cookie: `desk-${desk.port}=other; ${cookie}` };
    expect((await client.request("/api/me", "GET", undefined, both)).status).toBe(200);
    // Another server on this machine, opened in the same browser, receives the cookie but does not know the page's
    // key.
    const thief = createClient(desk.origin);
    for (const [name, value] of client.cookies) thief.cookies.set(name, value);
    for (const path of ["/api/me", "/api/messages", "/api/messages/export", "/events"])
      expect([path, (await thief.request(path)).status]).toEqual([path, 401]);
    for (const path of ["/api/messages/delete", "/leave"])
      expect((await thief.request(path, "POST", { ids: [1] })).status).toBe(401);

    const site = await startServer(setup.settings);
    await sendMessage(site, {
      name: "Mita",
      email: "mita@reads.example",
      message: "A message for the desk beside.",
    });
    await expect
      .poll(async () => (await client.request("/api/messages")).json?.rows.length, { timeout: 20_000 })
      .toBe(1);
    // Opening an exported unsubscribe link changes nothing. Only the page's button or a mail program's POST
    // unsubscribes.
    const subscribe = { email: "reader@letters.example" };
    await sendMessage(site, subscribe, "newsletter_subscribers");
    const { text: csv } = await client.request("/api/newsletter/export");
    const [, leave = ""] = /loomwright\.example(\/unsubscribe\/[\da-f-]{36})/.exec(csv) ?? [];
    const gone = async () => (await client.request("/api/newsletter")).json.rows[0].unsubscribed_at;
    expect([(await fetch(site.url + leave)).status, await gone()]).toEqual([200, null]);
    const body = "List-Unsubscribe=One-Click";
    expect((await fetch(site.url + leave, { method: "POST", body })).status).toBe(200);
    expect(await gone()).toMatch(/^\d{4}-/);
    expect((await client.request("/api/newsletter/export")).text).not.toContain(subscribe.email);
    const nobody = `/unsubscribe/${leave.slice(-36).replace(/.$/, (last) => (last === "0" ? "1" : "0"))}`;
    expect((await fetch(site.url + nobody, { method: "POST", body })).status).toBe(404);
    // After the site stops, the desk opens the database again.
    await site.stop();
    expect((await client.request("/api/messages?q=desk")).json.rows).toHaveLength(1);
    await client.request("/leave", "POST");
    expect((await client.request("/api/me")).status).toBe(404);
    await desk.stop();
    expect(desk.stderr()).toBe("");
    await setup.remove();
  });
});

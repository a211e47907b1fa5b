import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createClient, prepareSetup, putMessage, signInFirstOwner, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe("sign-in links that owners hand over because no mail server is set", () => {
  let setup: Awaited<ReturnType<typeof prepareSetup>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let owner: ReturnType<typeof createClient>;
  let peers = 0;

  /** Opens a link. Uses a new IP address each time, because attempts per IP address are limited. */
  const open = async (link: string) => {
    const client = createClient(desk.origin);
    peers += 1;
    const from = { "x-forwarded-for": `203.0.113.${peers}` };
    await client.request(`/auth/magic-link/verify?token=${link.split("=")[1]}`, "GET", undefined, from);
    return client;
  };
  const makeLink = async (by: typeof owner, name: string, role = "reader"): Promise<string> =>
    (await by.request("/api/people", "POST", { name, email: `${name}@loomwright.example`, role })).json.link;
  const nameOf = async (client: typeof owner) => (await client.request("/api/me")).json?.person?.name;
  const idOf = async (name: string): Promise<string> =>
    (await owner.request("/api/people")).json.find((row: { name: string }) => row.name === name)?.id;

  beforeAll(async () => {
    setup = await prepareSetup();
    desk = await startDesk(setup.settings, "team", { SMTP_URL: "", NOTIFY_TO: "" });
    await putMessage(setup.dataDir, {
      name: "Mita",
      email: "mita@reads.example",
      message: "Do you print on jute?",
    });
    owner = await signInFirstOwner(desk);
  });
  afterAll(async () => {
    await desk?.stop();
    await setup?.remove();
  });

  test("do not work if the owner who made them was removed or is no longer an owner", async () => {
    const ada = await open(await makeLink(owner, "ada", "owner"));
    const links = [await makeLink(ada, "farhana"), await makeLink(ada, "newcomer", "owner")];
    await owner.request(`/api/people/${await idOf("ada")}`, "DELETE");
    for (const link of links) expect(await nameOf(await open(link))).toBeUndefined();

    const bela = await open(await makeLink(owner, "bela", "owner"));
    const [forOwner, other] = [await makeLink(bela, "farhana"), await makeLink(owner, "cora")];
    // An owner who is made an owner again keeps all links.
    await owner.request(`/api/people/${await idOf("bela")}`, "PUT", { role: "owner" });
    expect(await nameOf(await open(forOwner))).toBe("farhana");
    const again = await makeLink(bela, "farhana");
    await owner.request(`/api/people/${await idOf("bela")}`, "PUT", { role: "reader" });
    expect(await nameOf(await open(again))).toBeUndefined();
    expect(await nameOf(await open(other))).toBe("cora");
  });

  test("do not work if the owner is removed while making them", async () => {
    const dina = await open(await makeLink(owner, "dina", "owner"));
    const id = await idOf("dina");
    const making = Array.from({ length: 40 }, () => makeLink(dina, "farhana").catch(() => undefined));
    await wait(20);
    await owner.request(`/api/people/${id}`, "DELETE");
    const last = (await Promise.all(making)).filter((link) => link !== undefined);
    for (const link of last) expect(await nameOf(await open(link))).toBeUndefined();
  });

  test("cannot start an export: GET requests from an e-mail get a 404", async () => {
    const editor = await open(await makeLink(owner, "ella", "editor"));
    const cookie = [...editor.cookies].map((pair) => pair.join("=")).join("; ");
    // The headers that a browser sends for a link in a mail program, with the session cookie.
    const headers = { cookie, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" };
    const statusOf = async (path: string) => (await fetch(`${desk.origin}${path}`, { headers })).status;
    expect(await statusOf("/m/1")).toBe(200);
    // For /m/<part>, the page requests /api/messages/<part>.
    for (const path of ["/api/messages/export", "/m/export", "/m/..%2Fnewsletter%2Fexport"])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect((await owner.request("/api/log")).text).not.toContain("export");
  });

  test("appear in the log with the e-mail address, even if the invited person has a colleague's name", async () => {
    const email = "eve@evil.example";
    await owner.request("/api/people", "POST", { name: "farhana", email, role: "editor" });
    const [{ detail }] = (await owner.request("/api/log")).json;
    expect(detail).toBe(`${email} farhana (editor)`);
  });
});

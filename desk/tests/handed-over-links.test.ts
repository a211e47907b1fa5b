import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createClient, prepareSetup, putMessage, signInFirstOwner, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe("without a mail server, where owners hand links over, the desk withstands", () => {
  let setup: Awaited<ReturnType<typeof prepareSetup>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let owner: ReturnType<typeof createClient>;
  let peers = 0;

  /** Opens a link, from another address each time: attempts are counted. */
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

  test("owners who make a link for a colleague, are removed or made readers, and open it", async () => {
    const ada = await open(await makeLink(owner, "ada", "owner"));
    const kept = [await makeLink(ada, "farhana"), await makeLink(ada, "newcomer", "owner")];
    await owner.request(`/api/people/${await idOf("ada")}`, "DELETE");
    for (const link of kept) expect(await nameOf(await open(link))).toBeUndefined();

    const bela = await open(await makeLink(owner, "bela", "owner"));
    const [forOwner, other] = [await makeLink(bela, "farhana"), await makeLink(owner, "cora")];
    // Refused, so nothing ends; and an owner that stays one keeps theirs.
    await owner.request(`/api/people/${await idOf("bela")}`, "PUT", { role: "owner" });
    expect(await nameOf(await open(forOwner))).toBe("farhana");
    const again = await makeLink(bela, "farhana");
    await owner.request(`/api/people/${await idOf("bela")}`, "PUT", { role: "reader" });
    expect(await nameOf(await open(again))).toBeUndefined();
    expect(await nameOf(await open(other))).toBe("cora");
  });

  test("links that are still being made while their maker is removed", async () => {
    const dina = await open(await makeLink(owner, "dina", "owner"));
    const id = await idOf("dina");
    const making = Array.from({ length: 40 }, () => makeLink(dina, "farhana").catch(() => undefined));
    await wait(20);
    await owner.request(`/api/people/${id}`, "DELETE");
    const last = (await Promise.all(making)).filter((link) => link !== undefined);
    for (const link of last) expect(await nameOf(await open(link))).toBeUndefined();
  });

  test("links in a mail to what is done at once, and stands in the log as somebody's deed", async () => {
    const editor = await open(await makeLink(owner, "ella", "editor"));
    const cookie = [...editor.cookies].map((pair) => pair.join("=")).join("; ");
    // As browsers ask for a link that no page led to, cookies and all.
    const headers = { cookie, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" };
    const statusOf = async (path: string) => (await fetch(`${desk.origin}${path}`, { headers })).status;
    expect(await statusOf("/m/1")).toBe(200);
    // The page asks for /api/messages/ and what stands after /m/.
    for (const path of ["/api/messages/export", "/m/export", "/m/..%2Fnewsletter%2Fexport"])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect((await owner.request("/api/log")).text).not.toContain("export");
  });

  test("a second person with the name of another: the log says who is whose", async () => {
    const email = "eve@evil.example";
    await owner.request("/api/people", "POST", { name: "farhana", email, role: "editor" });
    const [{ detail }] = (await owner.request("/api/log")).json;
    expect(detail).toBe(`${email} farhana (editor)`);
  });
});

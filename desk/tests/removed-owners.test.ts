import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findPostgres, startPostgres } from "../../tests/message-path/postgres-server.ts";
import { createClient, prepareSetup, signInFirstOwner, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
const bin = findPostgres();

// Runs on PostgreSQL only, because the embedded database never runs two statements at the same time.
describe.skipIf(!bin)("requests of an owner who is being removed or made a reader", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let setup: Awaited<ReturnType<typeof prepareSetup>>;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let owner: ReturnType<typeof createClient>;

  type Row = { id: string; name: string; role: string };
  const people = async (): Promise<Row[]> => (await owner.request("/api/people")).json;
  const signIn = async (name: string) => {
    const email = `${name}@loomwright.example`;
    const { json } = await owner.request("/api/people", "POST", { name, email, role: "owner" });
    const client = createClient(desk.origin);
    await client.request(`/auth/magic-link/verify?token=${json.link.split("=")[1]}`);
    const { id = "" } = (await people()).find((row) => row.name === name) ?? {};
    return { client, id };
  };

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? "");
    setup = await prepareSetup(postgres.url("site"));
    desk = await startDesk(setup.settings, "team", { SMTP_URL: "", NOTIFY_TO: "" });
    owner = await signInFirstOwner(desk);
  });
  afterAll(async () => {
    await desk?.stop();
    await postgres?.stop();
    await setup?.remove();
  });

  test("do not make that person an owner again", async () => {
    const { client, id } = await signIn("ada");
    const asOwner = () => client.request(`/api/people/${id}`, "PUT", { role: "owner" });
    for (let round = 0; round < 4; round += 1) {
      await owner.request(`/api/people/${id}`, "PUT", { role: "owner" });
      const requests = Array.from({ length: 12 }, asOwner);
      expect((await owner.request(`/api/people/${id}`, "PUT", { role: "reader" })).status).toBe(200);
      const statuses = (await Promise.all(requests)).map(({ status }) => status);
      expect([200, 403]).toEqual(expect.arrayContaining(statuses));
      expect((await people()).find(({ name }) => name === "ada")?.role).toBe("reader");
    }
  });

  test("do not invite anybody after the removal", async () => {
    for (const name of ["bela", "cora", "dina", "ella"]) {
      const { client, id } = await signIn(name);
      const invite = (at: number) =>
        client.request("/api/people", "POST", {
          name: `${name}${at}`,
          email: `${name}${at}@evil.example`,
          role: "owner",
        });
      const requests = Array.from({ length: 20 }, (_, at) => invite(at));
      await wait(10);
      await owner.request(`/api/people/${id}`, "DELETE");
      const before = await people();
      await Promise.all(requests);
      expect(await people()).toEqual(before);
    }
  });
});

import { expect, test } from "vitest";
import { databaseForTests, serverForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, message, post } from "./rest-client.ts";

const { settings } = siteForTests();
const DATA_DIR = databaseForTests("watch");
const server = serverForTests(() => ({ ...settings, DATA_DIR, LOG: "json" }));

type Line = Record<"time" | "level" | "message" | "address" | "status" | "method", unknown>;
const lines = (): Line[] => JSON.parse(`[${server.stdout().trim().replaceAll("\n", ",")}]`);

test("answers /healthz and /readyz with 200, and other methods with 405", async () => {
  for (const address of ["/healthz", "/readyz", "/readyz?x=1"]) {
    const answer = await fetch(server.url + address);
    const caching = answer.headers.get("cache-control");
    expect([answer.status, await answer.text(), caching]).toEqual([200, "ok\n", "no-store"]);
    expect((await fetch(server.url + address, { method: "POST" })).status).toBe(405);
    expect((await fetch(server.url + address, { method: "HEAD" })).status).toBe(200);
  }
});

test("logs only JSON lines, without visitors' texts", async () => {
  const word = "zinnia-teapot";
  const row = message({ message: `The ${word} of a visitor`, name: `${word}` });
  await post(server.url + CONTACT, row);
  await post(server.url + CONTACT, { ...row, email: `${word}@no-dot` }); // the database refuses this row
  await post(server.url + CONTACT, { ...row, phone: word }); // this row is refused because the column is missing
  await fetch(`${server.url}/${word}?q=${word}`);
  await fetch(`${server.url}/about?q=${word}`);
  await expect.poll(() => lines().filter(({ address }) => address === "/about")).toHaveLength(1);
  const requests = lines().filter((line) => line.message === "request");
  const seen = requests.map(({ address, status, method }) => `${method} ${address} ${status}`);
  for (const line of [`POST ${CONTACT} 201`, `POST ${CONTACT} 400`, "GET (unknown) 404", "GET /about 200"])
    expect(seen).toContain(line);
  for (const { time, level } of lines()) {
    expect(new Date(String(time)).toISOString()).toBe(time);
    expect(level).toMatch(/^(?:info|warn|error)$/);
  }
  expect(server.stdout() + server.stderr()).not.toContain(word);
  expect(server.stderr()).toBe("");
});

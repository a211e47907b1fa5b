import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runStatements } from "../../server/agency-task.ts";
import { readConfig } from "../../server/config.ts";
import { migrate } from "../../server/migrate.ts";
import { openDatabase } from "../../server/open-database.ts";
import { ROOT } from "../../tests/message-path/run-server.ts";
import { readDeskConfig } from "../server/config.ts";
import { createStore } from "../server/store.ts";
import { syncHosted } from "../server/sync-hosted.ts";
import { createClient, prepareSetup, startDesk } from "./start-desk.ts";

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const KEY = "service-key-of-the-test";

/** Returns a row of hosted Supabase's table. */
const hostedRow = (id: number) => ({
  id,
  created_at: `2026-11-01T10:00:${id}+00:00`,
  name: `Sender ${id}`,
  email: `sender${id}@hosted.example`,
  message: `Message ${id} from the hosted table.`,
  spam_reason: null,
});
const rows = [41, 42, 43].map(hostedRow);
/** Imitates Supabase's REST interface. Accepts only the service key. */
function respond({ method, url = "", headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.apikey !== KEY || headers.authorization !== `Bearer ${KEY}`)
    return void response.writeHead(401).end();
  const filter = new URL(url, "http://x").searchParams.get("id") ?? "";
  const ids = /\((.*)\)/.exec(filter)?.[1]?.split(",").map(Number);
  if (method === "DELETE") {
    for (const id of ids ?? [])
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
    return void response.writeHead(204).end();
  }
  const after = Number(filter.replace("gt.", ""));
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify(rows.filter(({ id }) => ids?.includes(id) ?? id > after)));
}
const supabase = createServer(respond);

beforeAll(() => new Promise<void>((resolve) => supabase.listen(0, "127.0.0.1", resolve)));
afterAll(() => void supabase.close());

test("sends the service key only to the project's URL, and only over https", async () => {
  const seen: unknown[] = [];
  const moved = createServer((request, response) => {
    if (request.url === "/thief") seen.push(request.headers.apikey);
    response.writeHead(302, { location: "/thief" }).end();
  });
  await new Promise<void>((resolve) => moved.listen(0, "127.0.0.1", resolve));
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const store = { rows: async () => [], change: async () => [] };
  const url = `http://127.0.0.1:${(moved.address() as AddressInfo).port}`;
  await syncHosted(store, { url, key: KEY }, () => {}).stop();
  expect([seen, logged.mock.calls.length]).toEqual([[], 1]);
  logged.mockRestore();
  moved.close();
  const config = readConfig({ VITE_SUPABASE_URL: "http://db.example" }, "/");
  expect(() => readDeskConfig({ SUPABASE_SERVICE_KEY: KEY }, config)).toThrow(/https/);
});

test.each([
  ["an endless list", JSON.stringify(Array.from({ length: 1000 }, (_, at) => ({ id: at + 1 })))],
  ["escape sequences for the terminal", "\u001b[2J"],
])("reports one error when Supabase sends %s", async (_, body) => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end(requests > 9 ? "[]" : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const store = { rows: async () => [], change: async () => [] };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await syncHosted(store, { url, key: KEY }, () => {}).stop();
  expect(logged.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/^Messages could not[^\p{Cc}]+$/u),
  ]);
  expect(requests).toBeLessThan(3);
  logged.mockRestore();
  server.close();
});

test("shows the other messages if the desk's database rejects one message", async () => {
  const old = { ...hostedRow(11), message: "\u200b".repeat(12) };
  const remoteRows = [hostedRow(10), old, { ...hostedRow(12), name: null }, hostedRow(13)];
  const server = createServer(({ url = "" }, response) => {
    const filter = new URL(url, "http://x").searchParams.get("id") ?? "";
    const after = filter.startsWith("gt.") ? Number(filter.slice(3)) : 0;
    response.end(JSON.stringify(remoteRows.filter(({ id }) => id > after)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const setup = await prepareSetup();
  const config = readConfig(setup.settings, ROOT);
  const database = await openDatabase(config);
  await migrate(database, config.supabaseDir, false);
  const store = createStore((statements) => runStatements(database, statements));
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let time = 0; time < 2; time += 1) await syncHosted(store, { url, key: KEY }, () => {}).stop();
  const { rows: read } = store;
  expect(await read("select id from public.contact_messages order by id")).toEqual([{ id: 10 }, { id: 13 }]);
  expect(logged.mock.calls.map(([text]) => /^Message (\d+)/.exec(text)?.[1])).toEqual([
    "11",
    "12",
    "11",
    "12",
  ]);
  logged.mockRestore();
  await database.close();
  server.close();
  await setup.remove();
});

test("shows hosted Supabase's messages, and also deletes messages in Supabase", async () => {
  const address = supabase.address();
  const port = typeof address === "object" ? address?.port : 0;
  const setup = await prepareSetup();
  const settings = {
    ...setup.settings,
    VITE_SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_SERVICE_KEY: KEY,
  };
  const desk = await startDesk(settings, "local");
  const client = createClient(desk.origin);
  await client.request("/sign-in/local", "POST", { key: (await desk.link("key")).key });
  const ids = async () =>
    (await client.request("/api/messages?q=hosted")).json.rows.map(({ id }: { id: number }) => id);
  await vi.waitFor(async () => expect(await ids()).toEqual([43, 42, 41]), 30_000);
  await client.request("/api/messages/delete", "POST", { ids: [43] });
  expect(await ids()).toEqual([42, 41]);
  expect(rows).toHaveLength(3);
  await vi.waitFor(() => expect(rows.map(({ id }) => id)).toEqual([41, 42]), 40_000);
  expect(await ids()).toEqual([42, 41]);
  rows.unshift({ ...hostedRow(40), message: "Its transaction on the hosted side ended late." });
  await vi.waitFor(async () => expect(await ids()).toEqual([42, 41, 40]), 30_000);
  await desk.stop();
  expect(desk.stderr()).toBe("");
  await setup.remove();
});

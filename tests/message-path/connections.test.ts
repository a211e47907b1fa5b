import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSiteFiles } from "../../hosting/rules.ts";
import { createSiteServer, listen } from "../../server/serve.ts";
import { PUBLIC_KEY } from "../../supabase/public-key.ts";
import { siteForTests } from "./for-tests.ts";
import { CONTACT } from "./rest-client.ts";

const site = siteForTests();
let server: Server;
let port: number;

beforeAll(async () => {
  const rest = { publicKey: PUBLIC_KEY, rateLimit: () => 0, storesSubscribers: true, trustProxy: 0 };
  server = createSiteServer(readSiteFiles(site.buildDir, {}), {
    ...rest,
    backend: new Promise(() => {}),
  }).server;
  port = Number(new URL(await listen(server, { host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test("closes the connection to a refused client even if the client keeps its side open", async () => {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  socket.on("error", () => {}); // a reset also ends the connection
  socket.write("GET / HTTP/1.1\r\nno header\r\n\r\n");
  await once(socket, "end");
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  await expect.poll(connections).toBe(0);
  socket.destroy();
});

test.each([
  ["an unknown table", `POST ${CONTACT}s`, 404],
  ["a page", "POST /about", 405],
  ["a method that a table refuses", `PUT ${CONTACT}`, 405],
  ["a message", `POST ${CONTACT}`, 413],
])("stops reading a large body for %s: %s gets the status %i", async (_what, request, status) => {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  const closed = new Promise<void>((resolve) => socket.on("error", () => {}).on("close", () => resolve()));
  const drained = () => new Promise((resolve) => socket.once("drain", resolve));
  const headers = [
    "Host: x",
    `apikey: ${PUBLIC_KEY}`,
    "Content-Type: application/json",
    "Content-Length: 3000000000",
  ];
  socket.write(`${[request, ...headers].join("\r\n").replace("\r\n", " HTTP/1.1\r\n")}\r\n\r\n`);
  await expect.poll(() => answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const chunk = Buffer.alloc(1_000_000);
  let written = 0;
  while (!socket.destroyed && written < 100) {
    written += 1;
    if (!socket.write(chunk)) await Promise.race([drained(), closed]);
  }
  // The operating system buffers a small part of the body.
  expect(written).toBeLessThan(50);
  await expect.poll(connections).toBe(0);
});

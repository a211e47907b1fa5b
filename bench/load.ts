import { rmSync } from "node:fs";
import autocannon from "autocannon";
import { PUBLIC_KEY } from "../supabase/public-key.ts";
import { startServer } from "../tests/message-path/run-server.ts";
import type { Options } from "./main.ts";
import { print } from "./print.ts";

const DATA = ".cache/bench/data";
const LOAD = { connections: 64, duration: 5 }; // seconds

/** Measures requests per second and response times. @throws Error if a request fails */
async function load(what: string, options: autocannon.Options) {
  const { errors, non2xx, requests, latency } = await autocannon({ ...LOAD, ...options });
  if (errors + non2xx > 0) throw new Error(`${what}: ${errors + non2xx} requests failed.`);
  return { what, "a second": requests.average.toFixed(0), "p50 ms": latency.p50, "p99 ms": latency.p99 };
}

let sent = 0;
const setupRequest = (request: autocannon.Request): autocannon.Request => {
  const message = { name: "Load", email: `load-${sent++}@client.example`, message: `Load message ${sent}.` };
  return { ...request, body: JSON.stringify(message) };
};

/** Prints how many pages and messages our server handles per second, with the client on the same machine. */
export async function measure({ pages }: Options): Promise<void> {
  rmSync(DATA, { recursive: true, force: true });
  const server = await startServer({ DATA_DIR: DATA, DATABASE_URL: process.env.DATABASE_URL ?? "" }, []);
  const page = { url: server.url + (pages || "/about"), headers: { "accept-encoding": "br" } };
  const headers = { apikey: PUBLIC_KEY, "content-type": "application/json" };
  const post = { method: "POST", path: "/rest/v1/contact_messages", headers, setupRequest } as const;
  await load("warm", { ...page, duration: 1 }); // compiles the code and fills the cache
  print([await load("page", page), await load("message", { url: server.url, requests: [post] })]);
  await server.stop();
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { PUBLIC_KEY } from "../supabase/public-key.ts";
import { startServer } from "../tests/message-path/run-server.ts";
import type { Options } from "./main.ts";
import { print } from "./print.ts";

const CONNECTIONS = 64;
const SECONDS = 5;

/** Requests a second and their times, as a row. @throws Error when a request failed */
async function load(what: string, options: autocannon.Options) {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  const { errors, non2xx, requests, latency } = result;
  if (errors + non2xx > 0) throw new Error(`${what}: ${errors + non2xx} requests failed.`);
  return { what, "a second": requests.average.toFixed(0), "p50 ms": latency.p50, "p99 ms": latency.p99 };
}

let sent = 0;
const withMessage = (request: autocannon.Request): autocannon.Request => {
  const message = { name: "Load", email: `load-${sent++}@client.example`, message: `Load message ${sent}.` };
  return { ...request, body: JSON.stringify(message) };
};

/** Prints how many pages and messages our server bears a second, the client on the same machine. */
export async function measure(options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: process.env.DATABASE_URL ?? "" }, []);
  try {
    const rows = [];
    for (const path of (options.pages || "/about").split(",")) {
      const page = { url: server.url + path, headers: { "accept-encoding": "br" } };
      await load(path, { ...page, duration: 1 }); // compiled and in memory
      rows.push(await load(path, page));
    }
    const headers = { apikey: PUBLIC_KEY, "content-type": "application/json" };
    const path = "/rest/v1/contact_messages";
    const requests = [{ method: "POST" as const, path, headers, setupRequest: withMessage }];
    print([...rows, await load("message", { url: server.url, requests })]);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

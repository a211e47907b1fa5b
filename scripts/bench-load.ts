import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { PUBLIC_KEY } from "../supabase/public-key.ts";
import { findProgram, startNginx } from "../tests/hosting/web-servers.ts";
import { findPostgres, startPostgres } from "../tests/message-path/postgres-server.ts";
import { startServer } from "../tests/message-path/run-server.ts";

/**
 * `npm run bench:load`: the built site under load, by our own server and by nginx with the same files, in turns,
 * at 64 connections. Needs wrk and nginx (and PostgreSQL for its part) from the system's packages. Prints a
 * table for docs/benchmarks.md.
 */
const CONNECTIONS = 64;
const SECONDS = 5;
const ROUNDS = 3;

type Result = { rate: number; p50: number; p99: number };

function need(name: string): string {
  const found = findProgram(name);
  if (found === undefined)
    throw new Error(`${name} is missing: install it (Debian: apt-get install ${name}), then run this again.`);
  return found;
}

const wrk = need("wrk");
const folder = mkdtempSync(join(tmpdir(), "bench-"));

/** Runs wrk once; `report` makes its Lua summary one line of JSON. */
function load(url: string, script = "", seconds = SECONDS): Result {
  const file = join(folder, "wrk.lua");
  writeFileSync(
    file,
    `${script}
done = function(summary, latency)
  local errors = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout
  io.write(string.format('\\n{"requests":%d,"us":%d,"p50":%d,"p99":%d,"errors":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), errors))
end
`,
  );
  const args = [
    "-t",
    "2",
    "-c",
    String(CONNECTIONS),
    "-d",
    `${seconds}s`,
    "--timeout",
    "30s",
    "-s",
    file,
    "-H",
    "Accept-Encoding: br, gzip",
    url,
  ];
  const output = execFileSync(wrk, args, { encoding: "utf8" });
  const { requests, us, p50, p99, errors } = JSON.parse(output.trim().split("\n").at(-1) ?? "{}");
  if (errors > 0) throw new Error(`${errors} of ${requests} requests failed: ${url}`);
  return { rate: (requests / us) * 1e6, p50: p50 / 1000, p99: p99 / 1000 };
}

/** The round in the middle, by rate. */
function median(results: Result[]): Result {
  return (
    [...results].sort((a, b) => a.rate - b.rate)[Math.floor(results.length / 2)] ?? {
      rate: 0,
      p50: 0,
      p99: 0,
    }
  );
}

/** The picture whose size is nearest to 96 kB. */
function picture(): string {
  const root = "build/client/pictures";
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const [best] = files
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => Math.abs(statSync(a).size - 96_000) - Math.abs(statSync(b).size - 96_000));
  return best?.slice("build/client".length) ?? "";
}

const MESSAGES = `
local id = 0
local thread = 0
setup = function(t) thread = thread + 1; t:set("number", thread) end
request = function()
  id = id + 1
  local body = string.format('{"name":"Load","email":"load-%d-%d-%d@client.example","message":"A message of the load benchmark, number %d."}', number, os.time(), id, id)
  return wrk.format("POST", nil, {["apikey"] = "${PUBLIC_KEY}", ["content-type"] = "application/json"}, body)
end`;

const memory = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
const format = ({ rate, p50, p99 }: Result) => `${Math.round(rate)} | ${p50.toFixed(1)} | ${p99.toFixed(1)}`;

const server = await startServer({ DATA_DIR: join(folder, "data") }, []);
const nginx = await startNginx(need("nginx"), "build/hosting");
try {
  const address = picture();
  const before = memory(server.child.pid);
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}\n`,
  );
  console.log("| what | server | a second | p50 ms | p99 ms |\n| --- | --- | --- | --- | --- |");
  for (const [what, path] of [
    ["page /about", "/about"],
    [`picture of ${Math.round(statSync(`build/client${address}`).size / 1000)} kB`, address],
  ] as const) {
    const rounds = { ours: [] as Result[], nginx: [] as Result[] };
    load(server.url + path, "", 2); // compiled and in memory
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.ours.push(load(server.url + path));
      rounds.nginx.push(load(nginx.url + path));
    }
    console.log(`| ${what} | ours | ${format(median(rounds.ours))} |`);
    console.log(`| ${what} | nginx | ${format(median(rounds.nginx))} |`);
    console.log(
      `| ${what} | ours ÷ nginx | ${(median(rounds.ours).rate / median(rounds.nginx).rate).toFixed(2)} | | |`,
    );
  }
  for (let sent = 0; sent < 100_000; ) sent += load(`${server.url}/portfolio`).rate * SECONDS;
  console.log(
    `\nMemory: ${Math.round(before)} MB, after this and 100,000 more requests ${Math.round(memory(server.child.pid))} MB\n`,
  );
  console.log("| messages | a second | p50 ms | p99 ms |\n| --- | --- | --- | --- |");
  console.log(`| embedded database | ${format(load(`${server.url}/rest/v1/contact_messages`, MESSAGES))} |`);
  const bin = findPostgres();
  if (bin === undefined) console.log("PostgreSQL is not installed.");
  else {
    const database = await startPostgres(bin);
    const other = await startServer(
      { DATA_DIR: join(folder, "other"), DATABASE_URL: database.url("site") },
      [],
    );
    console.log(`| PostgreSQL | ${format(load(`${other.url}/rest/v1/contact_messages`, MESSAGES))} |`);
    await other.stop();
    await database.stop();
  }
} finally {
  await server.stop();
  await nginx.stop();
  rmSync(folder, { recursive: true, force: true });
}

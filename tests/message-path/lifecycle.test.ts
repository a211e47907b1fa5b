import { cpSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openBackend } from "../../server/backend.ts";
import { readConfig } from "../../server/config.ts";
import { askServer, findOtherDataDir, noteDataDir } from "../../server/control.ts";
import { readInbox } from "../../server/inbox.ts";
import { PUBLIC_KEY } from "../../supabase/public-key.ts";
import { listenOnFreePort } from "../free-port.ts";
import { SITE } from "./fixture-site.ts";
import { directoryForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { listMessages, ROOT, runProgram, type Settings, startServer } from "./run-server.ts";

const site = siteForTests();
const root = directoryForTests("lifecycle");
const template = path.join(root, "template");
let copies = 0;

/** Returns settings with their own copy of a data directory that has a database. */
function preparedSettings() {
  copies += 1;
  const dataDir = path.join(root, `data-${copies}`);
  cpSync(template, dataDir, { recursive: true });
  return { ...site.settings, DATA_DIR: dataDir };
}

beforeAll(async () => {
  // If the first start is killed, it leaves these files behind. The next start must cope with them.
  mkdirSync(path.join(template, "database.new", "base"), { recursive: true });
  writeFileSync(path.join(template, "database.new", "PG_VERSION"), "17\n");
  const starting = startServer({ ...site.settings, DATA_DIR: template });
  let isReady = false;
  void starting.finally(() => (isReady = true)).catch(() => {});
  let seen = 0;
  while (!isReady) {
    const exists = (name: string) => existsSync(path.join(template, name));
    // If both directories existed, a kill at this moment would leave an incomplete database.
    if (exists("database") && exists("database.new"))
      throw new Error("The database is created in its final directory");
    if (exists("database.new")) seen += 1;
    await wait(20);
  }
  expect(seen).toBeGreaterThan(0);
  expect(await (await starting).stop()).toBe(0);
  expect(readdirSync(template)).toEqual(["assets", "database"]);
});

/**
 * Runs the server with wrong settings. Checks that it prints one line and exits with code 1, and returns the line.
 */
async function refusal(settings: Settings): Promise<string> {
  const server = runProgram("main.ts", settings);
  const code = await server.ended;
  expect([code, server.stdout(), server.stderr().trim().split("\n").length]).toEqual([1, "", 1]);
  return server.stderr();
}

describe("start", () => {
  test("needs no prepare-database for PostgreSQL or an existing database", async () => {
    const elsewhere = path.join(root, "elsewhere");
    const ahead = (settings: Settings) => runProgram("prepare-database.ts", settings).ended;
    const DATABASE_URL = "postgres://nobody@127.0.0.1:1/none";
    expect(await ahead({ ...site.settings, DATA_DIR: elsewhere, DATABASE_URL })).toBe(0);
    expect(existsSync(elsewhere)).toBe(false);
    const settings = preparedSettings();
    const server = await startServer(settings);
    expect(await ahead(settings)).toBe(0);
    expect(await post(server.url + CONTACT, message())).toMatchObject({ status: 201 });
    await server.stop();
  });

  test("makes an existing data directory private, and unlocks it at the end", async () => {
    const settings = { ...preparedSettings(), VITE_SUPABASE_URL: "https://abc.supabase.example/" };
    const server = await startServer(settings);
    expect(server.stdout()).toBe(`Loomwright is ready at ${server.url}\n`);
    const mode = (directory: string, name: string) => statSync(path.join(directory, name)).mode & 0o077;
    expect(mode(settings.DATA_DIR, "control.sock")).toBe(0);
    expect([mode(template, "database"), mode(template, "database/PG_VERSION")]).toEqual([0, 0]);
    // The Content Security Policy allows a backend on another origin.
    const policy = (await fetch(server.url)).headers.get("content-security-policy");
    expect(policy).toContain("; connect-src 'self' https://abc.supabase.example;");
    expect(await server.stop()).toBe(0);
    expect(readdirSync(settings.DATA_DIR)).toEqual(["assets", "database"]);
  });
});

describe("the server reports in one line with a remedy", () => {
  test("a second server on the same data directory", async () => {
    const settings = preparedSettings();
    const server = await startServer(settings);
    const used = `DATA_DIR ${settings.DATA_DIR} is in use by another server (process ${server.child.pid}): stop `;
    expect((await refusal(settings)).slice(0, used.length)).toBe(used);
    expect((await fetch(server.url)).status).toBe(200);
    await server.stop();
  });

  test("a taken port, and unlocks the data directory again", async () => {
    const other = createServer();
    const port = await listenOnFreePort(other);
    const settings = { ...preparedSettings(), PORT: String(port) };
    const taken = `^Port ${port} on 127\\.0\\.0\\.1 is taken: .* PORT=${port + 1} npm start\\.\\n$`;
    expect(await refusal(settings)).toMatch(new RegExp(taken));
    expect(readdirSync(settings.DATA_DIR)).not.toContain("control.sock");
    other.close();
  });

  test("a data directory that cannot be written", async () => {
    const file = path.join(root, "file");
    writeFileSync(file, "");
    const readOnly = path.join(root, "read-only");
    mkdirSync(readOnly, { mode: 0o500 });
    const directories = [file, path.join(file, "below")];
    if (process.getuid?.() !== 0) directories.push(readOnly); // root may write anywhere
    for (const directory of directories) {
      expect(await refusal({ ...site.settings, DATA_DIR: directory })).toMatch(
        /^DATA_DIR \S+ cannot be written \(E[A-Z]+\): correct its permissions, or choose another directory/,
      );
    }
  });

  test.each([
    ["PORT", "eighty", /^PORT must be a whole number/],
    ["HOST", "192.0.2.1", /^HOST 192\.0\.2\.1 is not an address of this machine/],
    ["BUILD_DIR", "/nowhere", /^\/nowhere holds no built site: run 'npm start'/],
    ["AGENCY_DIR", "/nowhere", /^\/nowhere\/site\.yaml cannot be read/],
  ])("the wrong setting %s=%s", async (name, value, expected) => {
    expect(await refusal({ ...preparedSettings(), [name]: value })).toMatch(expected);
  });

  test("a broken database", async () => {
    const settings = preparedSettings();
    writeFileSync(path.join(settings.DATA_DIR, "database", "global", "pg_control"), "");
    const server = runProgram("main.ts", settings);
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/The database in \S+ cannot be opened \(.*\): put back a copy of it/);
  });
});

test("exactly one of several servers that start at once takes over the data directory of a killed server", async () => {
  const settings = preparedSettings();
  await (await startServer(settings)).stop("SIGKILL");
  expect(readdirSync(settings.DATA_DIR)).toContain("control.sock");
  const servers = Array.from({ length: 4 }, () => runProgram("main.ts", settings));
  const ready = () => servers.filter((server) => server.stdout().includes("is ready at"));
  const running = () => servers.filter((server) => server.child.exitCode === null);
  await expect.poll(() => [ready().length, running().length], { timeout: 30_000 }).toEqual([1, 1]);
  await Promise.all(servers.map((server) => server.stop()));
});

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
test.each(SIGNALS)("%s lets open requests finish and closes the database", async (signal) => {
  const settings = preparedSettings();
  const server = await startServer(settings);
  const row = message();
  const body = JSON.stringify(row);
  const port = Number(new URL(server.url).port);
  const idle = connect(port, "127.0.0.1"); // browsers open connections before they need them
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST ${CONTACT} HTTP/1.1\r\nHost: x\r\napikey: ${PUBLIC_KEY}\r\n`);
  socket.write(`Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
  socket.write(body.slice(0, 9));
  setTimeout(() => server.child.kill(signal), 200);
  setTimeout(() => server.child.kill(signal), 250); // npm passes Ctrl-C on, so the signal arrives twice
  setTimeout(() => socket.write(body.slice(9)), 600);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 Created\r\n[\s\S]*^connection: close\r$/im);
  expect(await server.ended).toBe(0);
  idle.destroy();
  await expect(fetch(server.url)).rejects.toThrow();
  const { stdout } = await listMessages(settings, "--json");
  expect(JSON.parse(stdout)).toMatchObject([row]);
});

describe("npm run messages without a server", () => {
  test("reads the database itself, and leaves no files behind", async () => {
    const settings = preparedSettings();
    const listed = await listMessages(settings);
    expect(listed).toMatchObject({ code: 0, stderr: "" });
    expect(listed.stdout).toContain(`No messages yet in ${settings.DATA_DIR}.\n`);
    expect(readdirSync(settings.DATA_DIR)).toEqual(["assets", "database"]);
  });

  test("does not create a database", async () => {
    const dataDir = path.join(root, "never");
    const listed = await listMessages({ ...site.settings, DATA_DIR: dataDir });
    expect(listed.stdout).toContain(`No messages yet in ${dataDir}.\n`);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("names the data directory of a running server if it differs", async () => {
    const settings = preparedSettings();
    const server = await startServer(settings);
    noteDataDir(settings.DATA_DIR); // servers of other tests overwrite it
    expect(await findOtherDataDir("/elsewhere")).toBe(settings.DATA_DIR);
    expect(await findOtherDataDir(settings.DATA_DIR)).toBeUndefined();
    await server.stop();
    expect(await findOtherDataDir("/elsewhere")).not.toBe(settings.DATA_DIR);
  });
});

test("stores valid messages that arrive at the same moment as invalid ones", async () => {
  const { DATA_DIR } = preparedSettings();
  vi.spyOn(console, "error").mockImplementation(() => {}); // a line for each refused row
  const backend = await openBackend({ ...readConfig({}, ROOT), dataDir: DATA_DIR }, SITE);
  // Call the backend directly, because requests over HTTP arrive one after the other.
  const rows = Array.from({ length: 40 }, (_, index) => message(index % 4 ? {} : { name: "A" }));
  const replies = await Promise.all(rows.map((row) => backend.insert("contact_messages", row)));
  expect(replies.map(({ status }) => status)).toEqual(rows.map(({ name }) => (name === "A" ? 400 : 201)));
  const stored = await readInbox(backend.database, { table: "contact_messages" });
  expect(stored).toHaveLength(30);
  await backend.close();
});

test("keeps every acknowledged message after kill -9 under load", async () => {
  const settings = preparedSettings();
  const server = await startServer(settings);
  const acknowledged: string[] = [];
  let refused = 0;
  let isKilled = false;
  const writer = async () => {
    while (!isKilled) {
      // The database refuses every fourth message, which must not affect the other messages.
      const row = message(Math.random() < 0.25 ? { name: "A" } : {});
      try {
        const { status } = await post(server.url + CONTACT, row);
        if (status === 201) acknowledged.push(row.email);
        else if (status === 400 && row.name === "A") refused += 1;
        else throw new Error(`Unexpected status ${status}`);
      } catch (error) {
        if (!isKilled) throw error;
      }
    }
  };
  const writers = Array.from({ length: 16 }, writer);
  const enough = vi.waitUntil(() => acknowledged.length >= 200, { timeout: 60_000 });
  await Promise.race([enough, Promise.all(writers)]);
  isKilled = true;
  await server.stop("SIGKILL");
  await Promise.all(writers);
  expect(refused).toBeGreaterThan(10);

  const restarted = await startServer(settings);
  const query = { table: "contact_messages" } as const;
  const rows = await askServer(settings.DATA_DIR, { do: "list", query });
  const stored = new Set(rows?.map(({ email }) => email));
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  expect(await restarted.stop()).toBe(0);
});

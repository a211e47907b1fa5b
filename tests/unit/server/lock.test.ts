import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "../../../server/lock.ts";

let dataDir = "";
const lockFile = () => path.join(dataDir, "server.lock");
const owner = () => JSON.parse(readFileSync(lockFile(), "utf8")) as { pid: number; nonce: string };

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "loomwright-lock-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("is taken and given back", async () => {
  const unlock = await lockDataDir(dataDir);
  expect(owner().pid).toBe(process.pid);
  unlock();
  expect(() => owner()).toThrow(/ENOENT/);
});

test.each([
  ["of a process that ended", JSON.stringify({ pid: 4_000_000, nonce: "old" })],
  [
    "of this very process id, as in a restarted container",
    JSON.stringify({ pid: process.pid, nonce: "old" }),
  ],
  ["of a process id that another program has now", JSON.stringify({ pid: process.ppid, nonce: "old" })],
  ["that was cut off while it was written", '{"pid":1'],
])("a lock %s is stale", async (_name, content) => {
  writeFileSync(lockFile(), content);
  const unlock = await lockDataDir(dataDir);
  expect(owner()).toMatchObject({ pid: process.pid });
  expect(owner().nonce).not.toBe("old");
  unlock();
});

test("whoever answers at the control socket keeps the directory, whatever its process id says", async () => {
  const content = JSON.stringify({ pid: 4_000_000, nonce: "alive" });
  writeFileSync(lockFile(), content);
  const control = createServer();
  await new Promise<void>((resolve) => control.listen(path.join(dataDir, "control.sock"), resolve));
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    /is in use by another server \(process 4000000\): stop that one/,
  );
  expect(readFileSync(lockFile(), "utf8")).toBe(content);
  control.close();
});

test("giving back takes away no lock of somebody else", async () => {
  const unlock = await lockDataDir(dataDir);
  const other = JSON.stringify({ pid: 1, nonce: "other" });
  writeFileSync(lockFile(), other);
  unlock();
  expect(readFileSync(lockFile(), "utf8")).toBe(other);
});

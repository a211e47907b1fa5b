import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askServer } from "../../server/control.ts";
import { DISK_FULL, diskProblem } from "../../server/disk.ts";
import { freePort } from "../free-port.ts";
import { putDatabase } from "./data-directory.ts";
import { directoryForTests, siteForTests } from "./for-tests.ts";
import { CONTACT, message, post } from "./rest-client.ts";
import { ROOT, runProgram, runToEnd, startServer } from "./run-server.ts";

const site = siteForTests();
const disk = directoryForTests("disk");
const isMounted =
  process.platform === "linux" &&
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", disk]).status === 0;
if (!isMounted) console.log("Skipped: full and read-only disks (only root can mount a small disk).");
afterAll(() => {
  if (isMounted) execFileSync("umount", ["--lazy", disk]);
});

const dataDir = path.join(disk, "data");
const ballast = path.join(disk, "ballast");
const settings = { ...site.settings, DATA_DIR: dataDir };

/** Fills the disk, and leaves only 12 MB free. PostgreSQL's next log file needs more. */
function fill(): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 12_000_000));
}

describe.skipIf(!isMounted)("a full disk", () => {
  beforeAll(() => {
    mkdirSync(dataDir);
    putDatabase(dataDir);
  });

  test("answers messages with 503 until there is space again, but still serves pages", async () => {
    const server = await startServer(settings);
    const send = async () => (await post(server.url + CONTACT, message())).status;
    expect(await send()).toBe(201);
    fill();
    expect([await send(), await send()]).toEqual([503, 503]);
    for (const page of ["/about", "/healthz", "/readyz"])
      expect((await fetch(server.url + page)).status).toBe(200);
    rmSync(ballast);
    expect(await send()).toBe(201);
    expect(server.stderr()).toContain("has less than 32 MB free: make room");
    expect(await server.stop()).toBe(0);
  });

  test("refuses the desk's writes until there is space again", async () => {
    const server = await startServer(settings);
    const run = (text: string) => askServer(dataDir, { do: "sql", statements: [{ text, values: [] }] });
    fill();
    expect(await run("select 1 as one")).toMatchObject([{ rows: [{ one: 1 }] }]);
    const write = "delete from public.contact_messages";
    await expect(run(write)).rejects.toMatchObject({
      code: DISK_FULL,
      message: expect.stringContaining("has less than 32 MB free: make room"),
    });
    rmSync(ballast);
    expect(await run(write)).toMatchObject([{ rows: [] }]);
    expect(await server.stop()).toBe(0);
  });

  test("does not stop npm run backup from writing a copy elsewhere", async () => {
    const server = await startServer(settings);
    await askServer(dataDir, { do: "desk-tables" });
    fill();
    const file = path.join(directoryForTests("backup"), "copy");
    expect(await runToEnd("backup.ts", settings, file)).toMatchObject({ code: 0, stderr: "" });
    expect(existsSync(file)).toBe(true);
    rmSync(ballast);
    expect(await server.stop()).toBe(0);
  });

  test("lets the server start and serve pages, and open the database once there is space", async () => {
    fill();
    const port = await freePort();
    const server = runProgram("main.ts", { ...settings, PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(server.stderr).toContain("Messages are refused for now");
    expect((await fetch(`${url}/about`)).status).toBe(200);
    expect((await post(url + CONTACT, message())).status).toBe(503);
    rmSync(ballast);
    await expect.poll(async () => (await post(url + CONTACT, message())).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });
});

test.skipIf(!isMounted)("reports a read-only disk as a disk problem", () => {
  execFileSync("mount", ["-o", "remount,ro", disk]);
  expect(diskProblem(disk)).toBe(`${disk} cannot be written (EROFS)`);
  execFileSync("mount", ["-o", "remount,rw", disk]);
  expect(diskProblem(disk)).toBeUndefined();
});

test("ends a process whose event loop hangs, and prints one line", async () => {
  const watch = path.join(ROOT, "server/watch-event-loop.ts");
  const script = `import { watchEventLoop } from ${JSON.stringify(watch)};
    watchEventLoop("It hangs.", 500);
    setTimeout(() => { for (;;) {} }, 100);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  const signal = await new Promise((resolve) => child.once("close", (_code, signal) => resolve(signal)));
  expect([signal, stderr]).toEqual(["SIGKILL", "It hangs.\n"]);
});

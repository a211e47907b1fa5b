import { renameSync, utimesSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { SCRIPT, temporaryDirectory, writeFixtureSite } from "./fixture-site.ts";
import { startServer } from "./run-server.ts";

// Real programs are started here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const DAY = 86_400_000;
const site = writeFixtureSite();
const data = temporaryDirectory("deploy");
const settings = { ...site.settings, DATA_DIR: data.directory };
afterAll(() => {
  site.remove();
  data.remove();
});

test("a script of the build before is served for seven days, with the headers of any other", async () => {
  await (await startServer(settings)).stop();
  const script = (name: string) => path.join(site.buildDir, "assets", name);
  renameSync(script("root-abc123.js"), script("root-def456.js"));
  const deployed = await startServer(settings);
  for (const name of ["root-abc123.js", "root-def456.js"]) {
    const answer = await fetch(`${deployed.url}/assets/${name}`);
    expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([
      200,
      "public, max-age=31536000, immutable",
      SCRIPT,
    ]);
  }
  await deployed.stop();
  const kept = path.join(data.directory, "assets/earlier/root-abc123.js");
  for (const [days, status] of [
    [6.9, 200],
    [7.1, 404],
  ] as const) {
    const then = new Date(Date.now() - days * DAY);
    utimesSync(kept, then, then);
    const later = await startServer(settings);
    expect((await fetch(`${later.url}/assets/root-abc123.js`)).status, `${days} days`).toBe(status);
    await later.stop();
  }
});

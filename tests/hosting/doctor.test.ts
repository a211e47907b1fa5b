import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { temporaryDirectory } from "../message-path/fixture-site.ts";
import { listMessages, ROOT, type Running, startServer } from "../message-path/run-server.ts";
import { HOSTING } from "./built-hosting.ts";
import { findProgram, freePort, startNginx } from "./web-servers.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const data = temporaryDirectory("doctor");
const settings = { DATA_DIR: data.directory };
let server: Running & { url: string };

beforeAll(async () => {
  server = await startServer(settings);
});
afterAll(async () => {
  await server?.stop();
  data.remove();
});

/** Runs `npm run doctor` with its address and options. */
async function examine(...options: string[]): Promise<{ code: number | null; lines: string[] }> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["hosting/doctor.ts", ...options], {
    cwd: ROOT,
    env: { PATH, HOME, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, lines: output.trim().split("\n") };
}

const marked = (lines: string[], mark: string) => lines.filter((line) => line.startsWith(mark));

test("our own server is well, and the test message leaves nothing behind", async () => {
  const { code, lines } = await examine(server.url);
  expect(marked(lines, "✗"), lines.join("\n")).toEqual([]);
  expect(code).toBe(0);
  expect(lines).toContain("✓ A message is accepted (201)");
  expect(lines).toContain("✓ The test message is stored, and removed");
  expect(marked(lines, "✓").length).toBeGreaterThan(14);
  const { stdout } = await listMessages(settings, "--json");
  expect(JSON.parse(stdout)).toEqual([]);
});

const nginx = findProgram("nginx");
if (!nginx) console.log("Skipped: the doctor in front of nginx, which is not installed.");

test.skipIf(!nginx)("nginx with the written configuration is well", async () => {
  const file = path.join(data.directory, "nginx.conf");
  const written = readFileSync(path.join(HOSTING, "nginx.conf"), "utf8");
  writeFileSync(file, written.replace("http://127.0.0.1:4173", server.url));
  const front = await startNginx(nginx ?? "", file);
  try {
    const { code, lines } = await examine(front.url);
    expect(marked(lines, "✗"), lines.join("\n")).toEqual([]);
    expect(code).toBe(0);
    expect(lines).toContain("✓ The test message is stored, and removed");
  } finally {
    await front.stop();
  }
});

describe("a broken one", () => {
  test("everything is a 200 without headers, and the messages can be read", async () => {
    const broken = createServer((request, response) => {
      const isTable = request.url?.startsWith("/rest/v1");
      response.setHeader("content-type", isTable ? "application/json" : "text/html");
      response.end(
        isTable ? '[{"email":"a@b.example"}]' : '<html><script>let a</script>"/assets/a.js"</html>',
      );
    });
    const port = await freePort();
    await new Promise<void>((resolve) => broken.listen(port, "127.0.0.1", resolve));
    const { code, lines } = await examine(`http://127.0.0.1:${port}`);
    broken.close();
    broken.closeAllConnections();
    expect(code).toBe(1);
    const found = marked(lines, "✗").join("\n");
    for (const expected of [
      /Security headers: strict-transport-security, /,
      /The policy of \/ lacks: default-src 'none'/,
      /is sent uncompressed/,
      /Assets are cached for ever/,
      /\/about\/ leads nowhere \(200\)/,
      /\/portfolio\/… leads nowhere \(200\)/,
      /\/blog\/… answers 200 when there is no such page/,
      /\/… answers 200 when there is no such page/,
      /security\.txt is missing/,
      /0 pages of the sitemap/,
      /Reading messages is refused \(200\)/,
      /A message is accepted \(200\)/,
    ]) {
      expect.soft(found).toMatch(expected);
    }
    // Each says what to do.
    expect(lines.filter((line) => line.startsWith("  ")).length).toBeGreaterThanOrEqual(
      marked(lines, "✗").length,
    );
  });

  test("nobody answers, and no address is named", async () => {
    const { code, lines } = await examine(`http://127.0.0.1:${await freePort()}`);
    expect(code).toBe(1);
    expect(marked(lines, "✗")[0]).toMatch(/^✗ http:\/\/127\.0\.0\.1:\d+ could not be asked \(.*ECONNREFUSED/);
    expect((await examine()).lines).toEqual([
      "Name the address of the site: npm run doctor -- https://agency.example",
    ]);
  });
});

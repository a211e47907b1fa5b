import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import path from "node:path";
import { generate } from "selfsigned";
import { describe, expect, test, vi } from "vitest";
import { freePort, listenOnFreePort } from "../free-port.ts";
import { directoryForTests, serverForTests } from "../message-path/for-tests.ts";
import { listMessages, ROOT } from "../message-path/run-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const settings = { DATA_DIR: directoryForTests("doctor") };
const server = serverForTests(() => settings);

type Examined = { code: number | null; lines: string[] };

/** Runs `npm run doctor` with a URL and options. */
const examine = (...options: string[]) => examineWith({}, ...options);

async function examineWith(environment: Record<string, string>, ...options: string[]): Promise<Examined> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["hosting/doctor.ts", ...options], {
    cwd: ROOT,
    env: { PATH, HOME, ...settings, ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, lines: output.trim().split("\n") };
}

/** Runs the doctor on a server with this request handler. */
async function examineServer(answer: RequestListener, ...options: string[]): Promise<Examined> {
  const server = createServer(answer);
  const examined = await examine(`http://127.0.0.1:${await listenOnFreePort(server)}`, ...options);
  server.close();
  server.closeAllConnections();
  return examined;
}

const marked = (lines: string[], mark: string) => lines.filter((line) => line.startsWith(mark));

test("finds no fault in this project's server, and removes its test message", async () => {
  const { code, lines } = await examine(server.url);
  expect(marked(lines, "✗"), lines.join("\n")).toEqual([]);
  expect(code).toBe(0);
  expect(lines).toContain("✓ A message is accepted (201)");
  expect(lines).toContain("✓ The test message is stored, and removed");
  expect(marked(lines, "✓").length).toBeGreaterThan(14);
  const { stdout } = await listMessages(settings, "--json");
  expect(JSON.parse(stdout)).toEqual([]);
});

describe("the certificate", () => {
  /** Runs the doctor on an HTTPS server whose trusted certificate is valid for `days` days. */
  async function examineCertificate(days: number): Promise<Examined> {
    const attributes = [{ name: "commonName", value: "localhost" }];
    const pem = await generate(attributes, { notAfterDate: new Date(Date.now() + days * 86_400_000) });
    const certificate = path.join(settings.DATA_DIR, "certificate.pem");
    writeFileSync(certificate, pem.cert);
    const front = createHttpsServer({ key: pem.private, cert: pem.cert }, async (request, response) => {
      const answer = await fetch(server.url + request.url, {
        method: request.method ?? "GET",
        headers: { "accept-encoding": String(request.headers["accept-encoding"] ?? "") },
        redirect: "manual",
      });
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(await answer.text());
    });
    try {
      const address = `https://localhost:${await listenOnFreePort(front)}`;
      return await examineWith({ NODE_EXTRA_CA_CERTS: certificate }, address, "--no-message");
    } finally {
      front.close();
      front.closeAllConnections();
    }
  }

  test("passes if it is valid for months, and fails if it is valid for a few days", async () => {
    const [good] = (await examineCertificate(90)).lines;
    expect(good).toMatch(/^✓ The certificate is valid for (?:89|90) more days$/);
    const { code, lines } = await examineCertificate(10);
    expect(lines[0]).toMatch(/^✗ The certificate is valid for (?:9|10) more days$/);
    expect(lines[1]).toBe("  Renew it, and find out why it was not renewed automatically.");
    expect(code).toBe(1);
  });
});

describe("a broken site", () => {
  test("is reported if a page of the sitemap is missing", async () => {
    const front: RequestListener = async ({ url }, response) => {
      const answer = await fetch(server.url + url, { redirect: "manual" });
      const isGone = url === "/services";
      response.writeHead(isGone ? 404 : answer.status, {
        "content-security-policy": answer.headers.get("content-security-policy") ?? "",
      });
      response.end(await answer.text());
    };
    const { code, lines } = await examineServer(front, "--no-message");
    expect(code).toBe(1);
    expect(lines).toContain("✗ Pages of the sitemap: /services (404)");
  });

  test("is reported if headers or 404s are missing, or messages can be read", async () => {
    const { code, lines } = await examineServer((request, response) => {
      const isTable = request.url?.startsWith("/rest/v1");
      response.setHeader("content-type", isTable ? "application/json" : "text/html");
      const page = '<html><script>let a</script>"/assets/a.js"</html>';
      response.end(isTable ? '[{"email":"a@b.example"}]' : page);
    });
    expect(code).toBe(1);
    const found = marked(lines, "✗").join("\n");
    for (const expected of [
      ...["Security headers: strict-transport-security, ", "The policy of / lacks: default-src 'none'"],
      ...["is sent uncompressed", "Assets are cached for good", "security.txt is missing"],
      ...["/about/ leads nowhere (200)", "/portfolio/… leads nowhere (200)", "0 pages of the sitemap"],
      ...["/blog/… answers 200 when there is no such page", "/… answers 200 when there is no such page"],
      ...["Reading messages is refused (200)", "A message is accepted (200)"],
    ])
      expect.soft(found).toContain(expected);
    // Every finding names a fix.
    expect(marked(lines, "  ").length).toBeGreaterThanOrEqual(marked(lines, "✗").length);
  });

  test("is reported if the server is unreachable or the URL is missing", async () => {
    const { code, lines } = await examine(`http://127.0.0.1:${await freePort()}`);
    expect(code).toBe(1);
    expect(marked(lines, "✗")[0]).toMatch(/^✗ http:\/\/127\.0\.0\.1:\d+ did not answer \(.*ECONNREFUSED/);
    const howTo = "Name the address of the site: npm run doctor -- https://agency.example";
    expect((await examine()).lines).toEqual([howTo]);
  });
});

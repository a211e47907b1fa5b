import { createHash } from "node:crypto";
import { connect } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readSiteFiles } from "../../hosting/rules.ts";
import { INLINE_SCRIPT, PICTURE, SCRIPT } from "./fixture-site.ts";
import { filesServedForTests, siteForTests } from "./for-tests.ts";

const site = siteForTests();
const url = filesServedForTests(readSiteFiles(site.buildDir, {}));

const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url() + address, { method, headers, redirect: "manual" });

/** Sends a request line that fetch would normalize. Returns the whole response as text. */
async function raw(requestLine: string): Promise<string> {
  const socket = connect(Number(new URL(url()).port), "127.0.0.1");
  socket.write(`${requestLine}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return (await buffer(socket)).toString("latin1");
}

describe("a request for a page or file", () => {
  test.each([
    ["/", 200, "text/html; charset=utf-8", "no-cache"],
    ["/about", 200, "text/html; charset=utf-8", "no-cache"],
    ["/about.data", 200, "text/x-script; charset=utf-8", "public, max-age=10"],
    ["/sitemap.xml", 200, "application/xml; charset=utf-8", "no-cache"],
    ["/robots.txt", 200, "text/plain; charset=utf-8", "no-cache"],
    ["/.well-known/security.txt", 200, "text/plain; charset=utf-8", "no-cache"],
    ["/assets/root-abc123.js", 200, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/font-abc123.woff2", 200, "font/woff2", "public, max-age=31536000, immutable"],
    ["/pictures/web-1/cover.avif", 200, "image/avif", /^public, max-age=604800, stale-while-revalidate=/],
    ["/placeholder.svg", 200, "image/svg+xml; charset=utf-8", /^public, max-age=604800/],
    ["/portfolio/nope.data", 404, "text/plain; charset=utf-8", "no-store"],
    ...[
      ...["/nowhere", "/404", "/blog/nope", "/blog/post-not-found", "/__spa-fallback.html", "/.env"],
      ...["/_system/config", "/.vite/manifest.json", "/auth/v1/health", "/storage/v1/bucket"],
    ].map((address) => [address, 404, "text/html; charset=utf-8", "no-cache"] as const),
  ] as const)(
    "to %s gets the status %i, the type %s and the caching %s",
    async (address, status, type, cache) => {
      const response = await get(address);
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("cache-control")).toMatch(cache);
    },
  );

  test("for an unknown page gets another 404 page than for an unknown post", async () => {
    expect(await (await get("/nowhere")).text()).toContain("<h1>404</h1>");
    expect(await (await get("/blog/nope")).text()).toContain("<h1>Post Not Found</h1>");
  });

  test("keeps its query in redirects", async () => {
    const { status, headers } = await get("/ABOUT?a=B");
    expect([status, headers.get("location")]).toEqual([308, "/about?a=B"]);
  });

  test("with two Host headers gets a 400", async () => {
    expect(await raw("GET /about HTTP/1.1\r\nHost: evil.test")).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each([
    ...["//evil.test/", "/\\evil.test/", "/%5cevil.test/", "/../agency/site.yaml"],
    ...["/..%2fcontent%2fsite.yaml", "/%2e%2e/agency/site.yaml", "/assets/..%2f.env"],
  ])("to %s gets nothing outside the site", async (address) => {
    const answer = await raw(`GET ${address} HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toMatch(/^location:|timeZone|SECRET/im);
  });

  test("with HEAD gets the headers and no body", async () => {
    for (const address of ["/about", "/assets/root-abc123.js", "/pictures/web-1/cover.avif", "/nowhere"]) {
      const [head, full] = await Promise.all([get(address, {}, "HEAD"), get(address)]);
      expect(await head.text()).toBe("");
      expect([head.status, head.headers.get("etag")]).toEqual([full.status, full.headers.get("etag")]);
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "with the method %s is refused",
    async (method) => {
      for (const address of ["/", "/about", "/nowhere", "/auth/v1/token"]) {
        const response = await get(address, {}, method);
        expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      }
    },
  );
});

describe("transferred files", () => {
  test("arrive unchanged", async () => {
    const picture = Buffer.from(await (await get("/pictures/web-1/cover.avif")).arrayBuffer());
    expect(picture.equals(PICTURE)).toBe(true);
    expect(await (await get("/assets/root-abc123.js")).text()).toBe(SCRIPT);
  });

  test.each([
    ["br", "br"],
    ["gzip, deflate, br;q=0.5", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
    ["*", "br"],
  ])("are sent for Accept-Encoding: %s with the encoding %s", async (accepted, expected) => {
    const answer = await raw(`GET /assets/root-abc123.js HTTP/1.1\r\nAccept-Encoding: ${accepted}`);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(/^content-encoding: (.*)$/im.exec(head)?.[1] ?? null).toBe(expected);
    expect(head).toMatch(/^vary: accept-encoding$/im);
    const bytes = Buffer.from(body, "latin1");
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ""] ?? ((same: Buffer) => same);
    expect(decode(bytes).toString()).toBe(SCRIPT);
    if (expected) expect(bytes.length).toBeLessThan(SCRIPT.length / 10);
  });

  test("get a 304 if If-None-Match contains the current ETag", async () => {
    for (const address of ["/about", "/assets/root-abc123.js", "/pictures/web-1/cover.avif"]) {
      const etag = (await get(address)).headers.get("etag") ?? "";
      expect(etag).toMatch(/^(?:W\/)?".+"$/);
      const again = await get(address, { "if-none-match": `"other", ${etag}` });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect((await get(address, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });
});

describe("security headers", () => {
  test("are in every response", async () => {
    const addresses = ["/", "/about/", "/nowhere", "/about.data", "/assets/root-abc123.js", "/rest/v1"];
    const answers = await Promise.all([
      ...[...addresses, "/rest/v1/contact_messages"].map((address) => get(address)),
      get("/", {}, "POST"),
      get("/about", { "if-none-match": (await get("/about")).headers.get("etag") ?? "" }),
    ]);
    for (const { headers, status } of answers) {
      expect(headers.get("content-security-policy"), `${status}`).toMatch(/^default-src 'none'; /);
      expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("set-cookie")).toBe(null);
    }
    const nonsense = await raw("NONSENSE");
    expect(nonsense).toMatch(/^HTTP\/1.1 400 [\s\S]*content-security-policy: default-src 'none'/);
  });

  test("allow a page's inline script, also in a 304", async () => {
    const hash = `'sha256-${createHash("sha256").update(INLINE_SCRIPT).digest("base64")}'`;
    const page = await get("/about");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' ${hash};`);
    const cached = await get("/about", { "if-none-match": page.headers.get("etag") ?? "" });
    expect([cached.status, cached.headers.get("content-security-policy")]).toEqual([304, policy]);
  });
});

test("refuses a directory without a built site, and names the remedy", () => {
  for (const directory of [path.join(site.buildDir, "none"), path.join(site.buildDir, "pictures")]) {
    expect(() => readSiteFiles(directory, {})).toThrow(/holds no built site: run 'npm start'/);
  }
});

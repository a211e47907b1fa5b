import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSiteServer, listen } from "../../server/serve.ts";
import { builtFiles, HOSTING } from "./built-hosting.ts";
import { observatoryScore } from "./observatory.ts";
import { type Answer, rawRequest } from "./raw-request.ts";
import { findProgram, startCaddy, startNginx, type WebServer } from "./web-servers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** What a visitor, a browser's cache or a search engine would notice. */
const COMPARED = [
  "content-type",
  "cache-control",
  "x-robots-tag",
  "content-encoding",
  "vary",
  "location",
  "allow",
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

const files = builtFiles();
let own: WebServer;
const others: [name: string, program: string | undefined, start: typeof startNginx][] = [
  ["nginx", findProgram("nginx"), startNginx],
  ["Caddy", findProgram("caddy"), startCaddy],
];

beforeAll(async () => {
  const { server } = createSiteServer(files, {
    backend: new Promise(() => {}),
    publicKey: "key",
    rateLimit: () => 0,
    trustProxy: 0,
  });
  const url = await listen(server, { host: "127.0.0.1", port: 0 });
  own = {
    url,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
});

afterAll(() => own?.stop());

function noticed({ status, headers, body }: Answer) {
  // nginx and Caddy write a few words under a redirect, which nobody sees.
  const isRedirect = status >= 300 && status < 400;
  const names = COMPARED.filter((name) => !(isRedirect && name === "content-type"));
  const compared = names.map((name) => [name, headers[name]?.toLowerCase()] as const);
  return {
    status,
    ...Object.fromEntries(compared.filter(([, value]) => value !== undefined)),
    ...(isRedirect ? {} : { bytes: body.length, text: body.toString("latin1", 0, 60) }),
  };
}

const ODD = [
  "/about/",
  "/about/?type=quote&x=%2F",
  "/about?type=quote",
  "/?a=b",
  "/about/index.html",
  "/about/index.html?a=b",
  "/index.html",
  "/index.html?a=b",
  "/about.html",
  "/nowhere",
  "/nowhere/",
  "/no/where/at/all",
  "/nowhere.data",
  "/nowhere.css",
  "/nowhere.avif",
  "/assets",
  "/assets/",
  "/assets/nothing.js",
  "/pictures",
  "/portfolio/nope",
  "/portfolio/nope?x=1",
  "/portfolio/nope/",
  "/portfolio/nope/more",
  "/portfolio/nope.data",
  "/portfolio/nope.html",
  "/portfolio/",
  "/blog/nope",
  "/blog/nope/",
  "/blog/nope/more",
  "/blog/nope.data",
  "/404",
  "/404/",
  "/404.html",
  "/404.data",
  "/blog/post-not-found",
  "/__spa-fallback.html",
  "/.env",
  "/.vite/manifest.json",
  "/.well-known/security.txt",
  "/.well-known/nothing",
  "/auth/v1/health",
  "/About",
  "/ab%6fut",
  "/portfolio%2Fweb-1",
  "/about%2F",
  "/blog/%2e%2e/about",
  "/blog/../about",
  "/./about",
  "/about/.",
  "/about/..",
  "/..%2fcontent%2fsite.yaml",
  "//about",
  "/about//",
  "//evil.example/",
  "/%2Fevil.example/",
  "/%5Cevil.example/",
  "/\\evil.example/",
  "/about%0d%0aset-cookie:x=1/",
  "/about%00",
  "/%ff",
  "/%E0%A6%95/",
  "/a%20b%3F/",
  "/index.html.br",
  "/assets/x.js.gz",
];

describe.each(others)("%s", (name, program, start) => {
  if (!program) console.log(`Skipped: the answers of ${name}, which is not installed.`);
  describe.skipIf(!program)("answers as our own server", () => {
    let other: WebServer;
    beforeAll(async () => {
      other = await start(program ?? "", HOSTING);
    });
    afterAll(() => other?.stop());

    const both = async (target: string, options: Parameters<typeof rawRequest>[2] = {}) => {
      const [ours, theirs] = await Promise.all(
        [own, other].map(({ url }) => rawRequest(url, target, options)),
      );
      if (!ours || !theirs) throw new Error("No answer");
      return { ours, theirs };
    };

    test("every file, compressed and plain", async () => {
      const encodings = name === "nginx" && !hasBrotli() ? ["gzip"] : ["br, gzip", "gzip"];
      const targets = [...files.keys()].filter(
        (address) => !address.startsWith("/pictures/") || address.endsWith("/cover.avif"),
      );
      expect(targets.length).toBeGreaterThan(100);
      for (const accepted of [undefined, ...encodings]) {
        const headers: Record<string, string> = accepted ? { "accept-encoding": accepted } : {};
        const compare = async (target: string) => {
          const { ours, theirs } = await both(encodeURI(target), { headers });
          expect.soft(noticed(theirs), `${target} ${accepted}`).toEqual(noticed(ours));
        };
        for (let at = 0; at < targets.length; at += 8)
          await Promise.all(targets.slice(at, at + 8).map(compare));
      }
    });

    test.each(ODD)("%s", async (target) => {
      const { ours, theirs } = await both(target);
      // A request that cannot be read at all may be refused as such.
      if (ours.status === 404 && theirs.status === 400) return;
      expect(noticed(theirs)).toEqual(noticed(ours));
    });

    test("the Observatory gives all that headers can have, for each page", async () => {
      for (const [address, { page }] of files) {
        if (!page) continue;
        for (const { url } of [own, other]) {
          const { headers } = await rawRequest(url, address, { method: "HEAD" });
          expect.soft(observatoryScore(headers), address).toBe(130);
        }
      }
    });

    test.each(["/about", "/nowhere", "/portfolio/nope", "/about/", "/404"])("HEAD %s", async (target) => {
      const { ours, theirs } = await both(target, { method: "HEAD" });
      expect(noticed(theirs)).toEqual(noticed(ours));
    });

    test.each(["/", "/about", "/about/", "/nowhere", "/robots.txt", "/portfolio/nope", "/404"])(
      "%s can only be read",
      async (target) => {
        for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
          const { ours, theirs } = await both(target, { method, headers: { "content-length": "0" } });
          expect.soft(noticed(theirs), method).toEqual(noticed(ours));
        }
      },
    );

    test("what has not changed is not sent again", async () => {
      for (const target of ["/", "/about", "/robots.txt", "/sitemap.xml", someAsset(), somePicture()]) {
        for (const { url } of [own, other]) {
          const { headers } = await rawRequest(url, target);
          const again = await rawRequest(url, target, { headers: { "if-none-match": headers.etag ?? "" } });
          expect.soft([again.status, again.body.length], `${url}${target}`).toEqual([304, 0]);
          for (const header of ["cache-control", "content-security-policy"])
            expect.soft(again.headers[header]).toBe(headers[header]);
        }
      }
    });

    test.each(["bytes=0-99", "bytes=100-199", "bytes=-50", "bytes=100-", "bytes=99999999-"])(
      "a part of a picture: %s",
      async (range) => {
        const { ours, theirs } = await both(somePicture(), { headers: { range } });
        expect([theirs.status, theirs.body.length > 0, theirs.headers["content-range"]]).toEqual([
          ours.status,
          ours.body.length > 0,
          ours.headers["content-range"],
        ]);
        if (ours.status === 206) expect(theirs.body.equals(ours.body)).toBe(true);
      },
    );
  });
});

const someAsset = () => [...files.keys()].find((address) => address.endsWith(".js")) ?? "";
const somePicture = () => [...files.keys()].find((address) => address.endsWith("/cover.avif")) ?? "";
const hasBrotli = () => existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so");

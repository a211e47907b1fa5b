import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { resolvePath, type SiteFiles } from "../../hosting/rules.ts";
import { builtFiles, HOSTING } from "./built-hosting.ts";
import { observatoryScore } from "./observatory.ts";

const files: SiteFiles = builtFiles();

test("sends a noindex header only for Markdown twins", () => {
  const unlisted = [...files].filter(([, { headers }]) => headers["x-robots-tag"] === "noindex");
  const twins = [...files.keys()].filter((address) => address.endsWith(".md"));
  expect(twins.length).toBeGreaterThan(10);
  expect(unlisted.map(([address]) => address)).toEqual(twins);
});

const read = (...names: string[]) => readFileSync(path.join(HOSTING, ...names), "utf8");
const pages = () => [...files].filter(([, file]) => file.page);
const expected = (address: string) => resolvePath(address, (path) => files.has(path));
const policyOf = (address: string) => files.get(address)?.headers["content-security-policy"];

/** Paths without a file, of every type. */
const UNKNOWN = [
  ...["/nowhere", "/no/where", "/404", "/blog/nope", "/blog/nope/more", "/blog/post-not-found"],
  ...["/portfolio/nope", "/portfolio/nope/more", "/portfolio/nope.data"],
];

describe("Vercel", () => {
  type Route = {
    src?: string;
    handle?: string;
    methods?: string[];
    headers?: Record<string, string>;
    dest?: string;
    status?: number;
    continue?: boolean;
  };

  /**
   * Returns the response that Vercel would send, following `routes`
   * (https://vercel.com/docs/build-output-api/configuration#routes).
   */
  function answer(address: string, method = "GET") {
    const { routes } = JSON.parse(read("vercel", "vercel.json")) as { routes: Route[] };
    const headers: Record<string, string> = {};
    for (const route of routes) {
      if (route.handle === "filesystem") {
        if (existsSync(path.join(HOSTING, "vercel", address)) && address !== "/") break;
        continue;
      }
      const match = new RegExp(route.src ?? "").exec(address);
      if (!match || (route.methods && !route.methods.includes(method))) continue;
      Object.assign(headers, route.headers);
      if (headers.location) headers.location = headers.location.replace("$1", match[1] ?? "");
      if (!route.continue) return { status: route.status ?? 200, dest: route.dest, headers };
    }
    return { status: 200, dest: address, headers };
  }

  test("has a content security policy for every page, and a cache rule for every file", () => {
    for (const [address, file] of files) {
      const { status, dest, headers } = answer(address);
      expect.soft(expected(address).kind, address).toBe("file");
      expect.soft(status, address).toBe(statusOf(address));
      expect.soft(existsSync(path.join(HOSTING, "vercel", dest ?? "")), `${address} ${dest}`).toBe(true);
      expect.soft(headers["content-security-policy"], address).toBe(file.headers["content-security-policy"]);
      expect.soft(headers["cache-control"], address).toBe(file.headers["cache-control"]);
      expect.soft(headers["x-robots-tag"], address).toBe(file.headers["x-robots-tag"]);
    }
    expect(observatoryScore(answer("/").headers)).toBe(130);
  });

  test.each(UNKNOWN)("handles the unknown path %s", (address) => {
    const { status, dest, headers } = answer(address);
    const resolution = expected(address);
    expect(status).toBe(statusOf(address));
    if (resolution.kind === "redirect") expect(headers.location).toBe(resolution.location);
    if (resolution.kind === "file") {
      expect(dest).toBe(`${resolution.address}.html`);
      expect(headers["content-security-policy"]).toBe(policyOf(resolution.address));
    }
  });

  test("handles trailing slashes, file names and other methods", () => {
    for (const from of ["/about/", "/about/index.html"])
      expect(answer(from)).toMatchObject({ status: 308, headers: { location: "/about" } });
    expect(answer("/index.html")).toMatchObject({ status: 308, headers: { location: "/" } });
    expect(answer("//evil.example/").headers.location).toBe(undefined);
    expect(answer("/about.html").status).toBe(404);
    expect(answer("/about", "POST").status).toBe(405);
  });
});

function statusOf(address: string): number {
  const resolution = expected(address);
  return resolution.kind === "missing" ? 404 : resolution.status;
}

/** Returns the headers that a `_headers` file sets for a path. Both hosts join repeated headers with commas. */
function headersFor(host: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of read(host, "_headers").split("\n")) {
    const [, name, value = ""] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined) {
      const [before = "", after] = line.split("*");
      applies =
        after === undefined ? address === line : address.startsWith(before) && address.endsWith(after);
    } else if (applies) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

const FRAME = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

describe.each(["netlify", "cloudflare-pages"])("%s", (host) => {
  test("stays within the host's limits for line length and number of rules", () => {
    const lines = read(host, "_headers").split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
    if (host === "cloudflare-pages") {
      expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    }
  });

  test("gives every file the same Cache-Control as this project's server", () => {
    for (const [address, file] of files) {
      // Skip data files, because only this project's server caches them, for a few seconds.
      if (file.page || address.endsWith(".data")) continue;
      const { "cache-control": caching = "no-cache", "x-robots-tag": robots } = headersFor(host, address);
      expect.soft(caching, address).toBe(file.headers["cache-control"]);
      expect.soft(robots, address).toBe(file.headers["x-robots-tag"]);
    }
  });

  test.each(["/404", "/blog/post-not-found"])(
    "has the content security policy of %s in a meta tag",
    (address) => {
      const html = read(host, `${address}.html`);
      const meta =
        /^<!DOCTYPE html><html[^>]*><head><meta http-equiv="Content-Security-Policy" content="([^"]+)"/i;
      const inside = `${meta.exec(html)?.[1]}; frame-ancestors 'none'`;
      expect(inside.split("; ").sort()).toEqual(policyOf(address)?.split("; ").sort());
      expect(headersFor(host, "/nowhere")["content-security-policy"]).toBe(FRAME);
      // The hosting file was a hard link to the built file. Check that the built file has not changed.
      expect(files.get(address)?.page?.toString()).not.toContain("http-equiv");
      expect(readFileSync(files.get(address)?.file ?? "", "utf8")).not.toContain("http-equiv");
    },
  );
});

test("has on Netlify a policy for each page, and redirects in the right order", () => {
  for (const [address] of pages()) {
    if (/\/(?:404|blog\/post-not-found)$/.test(address)) continue;
    const { "content-security-policy": policy } = headersFor("netlify", address);
    expect.soft(policy, address).toBe(`${FRAME}, ${policyOf(address)}`);
  }
  // Rules for translations come first, because the original's last rule matches every path.
  const prefixes = [...files.keys()].flatMap((address) => /^(\/\w+)\/404$/.exec(address)?.[1] ?? []);
  const each = (rules: (prefix: string) => string[]) => [...prefixes, ""].flatMap(rules);
  expect(read("netlify", "_redirects").split("\n")).toEqual([
    ...each((at) => [`${at}/blog/post-not-found ${at}/blog/post-not-found.html 404!`]),
    ...each((at) => [`${at}/404 ${at}/404.html 404!`]),
    ...each((at) => [
      `${at}/portfolio/:id ${at}/portfolio 302`,
      `${at}/blog/:id ${at}/blog/post-not-found.html 404`,
    ]),
    ...each((at) => [`${at}/* ${at}/404.html 404`]),
    "",
  ]);
});

describe("Cloudflare Pages", () => {
  /** Runs the built worker in front of files that are served as on Cloudflare. */
  async function answer(address: string): Promise<Response> {
    const worker = await import(pathToFileURL(path.join(HOSTING, "cloudflare-pages", "_worker.js")).href);
    const headers = headersFor("cloudflare-pages", address);
    const ASSETS = {
      fetch: async () => new Response("page", { status: files.has(address) ? 200 : 404, headers }),
    };
    const { include } = JSON.parse(read("cloudflare-pages", "_routes.json")) as { include: string[] };
    const isRouted = include.some((pattern) => address.startsWith(pattern.slice(0, -1)));
    return isRouted
      ? worker.default.fetch(new Request(`https://site.example${address}`), { ASSETS })
      : ASSETS.fetch();
  }

  test("has a content security policy for every page", async () => {
    for (const [address] of pages()) {
      if (address.endsWith("/404")) continue;
      const headers = (await answer(address)).headers;
      const policy = headers.get("content-security-policy")?.replace(`${FRAME}, `, "");
      expect.soft(policy, address).toBe(policyOf(address));
      expect.soft(headers.get("cache-control"), address).toBe("no-cache");
    }
  });

  test("redirects an unknown project to the portfolio, and shows the 404 page for an unknown post", async () => {
    const unknown = await answer("/portfolio/nope");
    expect([unknown.status, unknown.headers.get("location")]).toEqual([302, "/portfolio"]);
    expect(unknown.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    for (const address of ["/portfolio/nope.data", "/portfolio/nope/more", "/blog/nope"]) {
      expect((await answer(address)).status, address).toBe(404);
    }
    expect(read("cloudflare-pages", "blog", "404.html")).toBe(
      read("cloudflare-pages", "blog", "post-not-found.html"),
    );
  });
});

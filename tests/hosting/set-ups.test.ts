import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../message-path/run-server.ts";
import { findProgram } from "./web-servers.ts";

const read = (name: string) => readFileSync(path.join(ROOT, name), "utf8");

describe("the image", () => {
  /** Instructions in their order, those that go on in the next line joined, by stage. */
  const stages = read("Dockerfile")
    .replaceAll(/\\\n\s*/g, "")
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => stage.split("\n").filter((line) => /^[A-Z]+ /.test(line)));
  const last = stages.at(-1) ?? [];

  test("has stages, of which the last holds no tools of the build and does not run as root", () => {
    expect(stages.length).toBeGreaterThan(1);
    expect(last.filter((line) => /^RUN .*(?:npm|install|build)/.test(line))).toEqual([]);
    const user = last.indexOf("USER node");
    expect(user).toBeGreaterThan(0);
    expect(last.findIndex((line) => line.startsWith("CMD "))).toBeGreaterThan(user);
    expect(last.slice(user + 1).filter((line) => /^(?:RUN|COPY|USER) /.test(line))).toEqual([]);
  });

  test("copies what is there, and everything that the server reads", () => {
    const own = stages.flatMap((stage) => stage.filter((line) => /^COPY (?!--from)/.test(line)));
    const sources = own.flatMap((line) => line.split(" ").slice(1, -1)).filter((source) => source !== ".");
    expect(sources.length).toBeGreaterThan(5);
    const names = new Set(execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n"));
    for (const source of sources.filter((one) => !one.includes("*")))
      expect
        .soft(source.endsWith("/") || names.has(source), source)
        .toBe(existsSync(path.join(ROOT, source)));
    for (const folder of ["server/", "hosting/", "supabase/", "build/client/", "build/hosting/www/"])
      expect
        .soft(
          last.some((line) => line.startsWith("COPY ") && line.endsWith(` ${folder}`)),
          folder,
        )
        .toBe(true);
  });

  test("leaves what is private or made at home out of what is sent to the engine", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".env*", ".data", ".git", "build"]));
    expect(ignored.some((line) => line.includes("node_modules"))).toBe(true);
  });
});

test("compose.yaml: the site writes to its volume alone and may do nothing else; the database is waited for", () => {
  const { services, volumes } = parse(read("compose.yaml"));
  const { site, database } = services;
  expect(site).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    tmpfs: ["/tmp"],
    volumes: ["data:/data"],
    ports: ["127.0.0.1:4173:4173"],
    depends_on: { database: { condition: "service_healthy" } },
  });
  expect(site.environment.DATABASE_URL).toMatch(
    /^postgres:\/\/site:\$\{POSTGRES_PASSWORD:\?.*\}@database:5432\/site$/,
  );
  expect(database).toMatchObject({ environment: { POSTGRES_DB: "site", POSTGRES_USER: "site" } });
  expect(database.healthcheck.test).toContain("pg_isready");
  expect(database).not.toHaveProperty("ports");
  expect(Object.keys(volumes)).toEqual(["data", "database"]);
  // The server takes up to ten seconds for requests in flight.
  expect(Number.parseInt(site.stop_grace_period, 10)).toBeGreaterThan(10);
});

const analyze = findProgram("systemd-analyze");
if (!analyze)
  console.log("Skipped: systemd's own look at hosting/site.service, which needs systemd-analyze.");

describe.skipIf(!analyze)("site.service", () => {
  const unit = path.join(ROOT, "hosting/site.service");
  const ask = (...parameters: string[]) =>
    spawnSync(analyze ?? "", [...parameters, unit], {
      encoding: "utf8",
      env: { ...process.env, SYSTEMD_COLORS: "0" },
    });

  test("is one that systemd understands", () => {
    const { status, stderr } = ask("verify");
    // Whether a program lies where the unit says is a matter of the machine.
    const complaints = stderr
      .split("\n")
      .filter((line) => line.includes("site.service") && !/Command .* is not executable/.test(line));
    expect(complaints).toEqual([]);
    if (existsSync("/usr/bin/node")) expect(status).toBe(0);
  });

  test("is exposed to little: systemd's own measure, from 0 to 10, stays below 2", () => {
    const { status, stdout } = ask("security", "--offline=true", "--no-pager", "--threshold=20");
    expect(status, stdout).toBe(0);
  });
});

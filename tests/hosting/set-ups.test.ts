import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../message-path/run-server.ts";

const read = (name: string) => readFileSync(path.join(ROOT, name), "utf8");

describe("the Docker image", () => {
  /** The instructions of each build stage, with continued lines joined. */
  const stages = read("Dockerfile")
    .replaceAll(/\\\n\s*/g, "")
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((stage) => stage.split("\n").filter((line) => /^[A-Z]+ /.test(line)));
  const last = stages.at(-1) ?? [];

  test("copies only existing files, and every file that the server reads", () => {
    const copied = stages.flatMap((stage) => stage.filter((line) => /^COPY (?!--from)/.test(line)));
    const sources = copied.flatMap((line) => line.split(" ").slice(1, -1)).filter((source) => source !== ".");
    expect(sources.length).toBeGreaterThan(5);
    const names = new Set(execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n"));
    for (const source of sources.filter((source) => !source.includes("*"))) {
      const isNamed = source.endsWith("/") || names.has(source);
      expect.soft(isNamed, source).toBe(existsSync(path.join(ROOT, source)));
    }
    for (const folder of ["server/", "app/", "hosting/", "supabase/", "build/client/", "build/compressed/"])
      expect.soft(last, folder).toContainEqual(expect.stringMatching(`^COPY .* ${folder}$`));
  });

  test("excludes private and generated files from the build context", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".env*", ".data", ".git", "build"]));
    expect(ignored.some((line) => line.includes("node_modules"))).toBe(true);
  });
});

test("starts an existing file with site.service, and allows the server time to stop", () => {
  const unit = read("hosting/site.service");
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1];
  expect(existsSync(path.join(ROOT, setting("ExecStart")?.split(" ")[1] ?? ""))).toBe(true);
  expect(Number(setting("TimeoutStopSec"))).toBeGreaterThan(10);
  expect(setting("ProtectSystem")).toBe("strict");
});

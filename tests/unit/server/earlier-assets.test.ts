import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { readSiteFiles } from "../../../hosting/rules.ts";
import { keepEarlierAssets } from "../../../server/earlier-assets.ts";
import { directoryForTests } from "../../message-path/for-tests.ts";

const directory = directoryForTests("assets");
const dataDir = path.join(directory, "data");
const buildDir = path.join(directory, "build");
const DAY = 86_400_000;

/** Writes a build with one page and one script. */
function deploy(name: string): void {
  rmSync(buildDir, { recursive: true, force: true });
  mkdirSync(path.join(buildDir, "assets"), { recursive: true });
  writeFileSync(path.join(buildDir, "index.html"), "<!doctype html>");
  writeFileSync(path.join(buildDir, "assets", name), `script ${name}`);
}

const served = (now: number) =>
  [...readSiteFiles(buildDir, {}, keepEarlierAssets(dataDir, buildDir, now)).keys()].filter((address) =>
    address.startsWith("/assets/"),
  );

test("keeps the scripts of the previous build for seven days after a deploy", () => {
  const start = Date.now();
  deploy("a.js");
  expect(served(start)).toEqual(["/assets/a.js"]);
  deploy("b.js");
  const deployed = start + 90 * DAY;
  expect(served(deployed).sort()).toEqual(["/assets/a.js", "/assets/b.js"]);
  const files = readSiteFiles(buildDir, {}, keepEarlierAssets(dataDir, buildDir, deployed));
  expect(files.get("/assets/a.js")?.headers["cache-control"]).toContain("immutable");
  deploy("c.js");
  expect(served(deployed + 6 * DAY).sort()).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"]);
  expect(served(deployed + 8 * DAY).sort()).toEqual(["/assets/b.js", "/assets/c.js"]);
  expect(readdirSync(path.join(dataDir, "assets", "current"))).toEqual(["c.js"]);
});

test("serves the files of a restored build from the build folder", () => {
  deploy("b.js");
  const files = readSiteFiles(buildDir, {}, keepEarlierAssets(dataDir, buildDir));
  expect(files.get("/assets/b.js")?.file).toBe(path.join(buildDir, "assets", "b.js"));
});

test("starts, and logs one line, if the data directory is not writable", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const file = path.join(directory, "file");
  writeFileSync(file, "");
  expect(keepEarlierAssets(file, buildDir)).toBe(undefined);
  expect(log).toHaveBeenCalledOnce();
  expect(existsSync(buildDir)).toBe(true);
});

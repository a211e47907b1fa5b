import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { newAgency } from "../app/content/new/new-agency.server.ts";
import { readContent } from "../app/content/read/read-content.server.ts";

/** Inside the checkout, since the built pages import the project's packages. They stay, for the browser's sweep. */
const FOLDER = ".cache/new-agency";
const BUILD = ".cache/new-site/client";

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  await newAgency(FOLDER);
});

test("npm run new -- agency writes an agency that passes the check and builds", { timeout: 900_000 }, () => {
  const env = { ...process.env, AGENCY_DIR: FOLDER, BUILD_DIR: BUILD, NODE_ENV: "production" };
  for (const args of [
    ["app/content/check/main.server.ts"],
    ["node_modules/@react-router/dev/bin.cjs", "build"],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  }
  for (const page of ["services/design", "portfolio/first-project", "blog/how-to-write-a-case-study"])
    expect(existsSync(join(BUILD, page, "index.html")), page).toBe(true);
});

test("its switches are set to what really works", () => {
  const { newsletter, shareLinks, contactFields } = readContent(FOLDER).site.switches;
  expect([newsletter, shareLinks, contactFields]).toEqual(["stored", "live", "all"]);
});

test("its files explain their fields, its fonts have their licence", () => {
  expect(readFileSync(join(FOLDER, "projects/first-project.yaml"), "utf8")).toContain(
    "# The cover, at least",
  );
  expect(readFileSync(join(FOLDER, "fonts/OFL.txt"), "utf8").match(/^Copyright \d/gm)).toHaveLength(2);
});

test("a folder that holds something is left alone", async () => {
  const folder = join(FOLDER, "ours");
  mkdirSync(folder);
  writeFileSync(join(folder, "site.yaml"), "name: Ours\n");
  await expect(newAgency(folder)).rejects.toThrow("is not empty: nothing was written");
  expect(readFileSync(join(folder, "site.yaml"), "utf8")).toBe("name: Ours\n");
  rmSync(folder, { recursive: true });
});

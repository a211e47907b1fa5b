import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { chromium } from "@playwright/test";

/** Names of browsers. The headless shell is first, because it needs a quarter less processor time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Whether a browser starts. A launcher of a missing package does not, nor does a browser without its libraries. */
const works = (path: string) =>
  existsSync(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0;

/** Returns the paths where this version of Playwright installs its headless shell and its Chromium. */
function ofPlaywright(): string[] {
  const path = chromium.executablePath();
  // <cache>/chromium-1234/chrome-linux64/chrome; the shell is in <cache>/chromium_headless_shell-1234/.
  const folder = resolve(path, "../..");
  const shellFolder = join(dirname(folder), basename(folder).replace("chromium", "chromium_headless_shell"));
  const shells = globSync("*/{chrome-headless-shell,headless_shell}{,.exe}", { cwd: shellFolder });
  return [...shells.map((shell) => join(shellFolder, shell)), path];
}

function find(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...ofPlaywright(), ...onPath].find(works);
}

/** Installs a Chromium with Playwright or, as root on Debian, with apt-get. */
function install(): void {
  console.error("Installing Chromium for the browser tests …");
  const cli = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
  const options = { timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync(process.execPath, [cli, "install", "--no-shell", "chromium"], options);
  if (works(chromium.executablePath()) || process.getuid?.() !== 0) return;
  spawnSync("apt-get", ["update"], options);
  // Older Debian releases have no package of the headless shell.
  for (const name of ["chromium-headless-shell", "chromium"])
    if (!find()) spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], options);
}

/** Returns the path of a working Chromium or Chrome; installs Chromium if there is none. Throws if that fails. */
export function ensureBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is '${chosen}', which does not start: correct or unset it, then run this again.`,
    );
  }
  if (!find()) install();
  const found = find();
  if (found) return found;
  throw new Error(
    "No Chromium for the browser tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, then run this again.",
  );
}

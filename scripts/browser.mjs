import "./require-node.mjs";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { ROOT, requireProjectNode, run } from "./processes.mjs";
import { Advice, runCommand, withProgress } from "./progress.mjs";

/** The headless shell first: the same engine without a window to draw, and so a quarter less work for the processor. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const FIXED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
/** Where Playwright keeps its downloads, by system; the same places that its own code uses. */
const CACHES = {
  linux: [process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "ms-playwright"],
  darwin: [homedir(), "Library", "Caches", "ms-playwright"],
  win32: [process.env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "ms-playwright"],
};
/** The executable below `chromium-<revision>/<system>/`. */
const DOWNLOADED = [
  "chrome",
  "chrome.exe",
  "Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
];
const MINUTE_MS = 60_000;
const ADVICE =
  "No Chromium for the browser tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, then run this again.";

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function inPlaywrightCache() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(...(CACHES[process.platform] ?? CACHES.linux));
  if (!existsSync(cache)) return [];
  const revisions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return revisions.flatMap((revision) =>
    readdirSync(join(cache, revision)).flatMap((system) =>
      DOWNLOADED.map((file) => join(cache, revision, system, file)),
    ),
  );
}

/** Whether it starts at all: a launcher for a package that is not there, or one without its libraries, fails. */
async function works(path) {
  return existsSync(path) && (await run(path, ["--version"], { timeoutMs: MINUTE_MS / 2 })).code === 0;
}

async function firstWorking(paths) {
  for (const path of paths) if (await works(path)) return path;
  return null;
}

async function downloadByPlaywright() {
  const cli = join(ROOT, "node_modules", "@playwright", "test", "cli.js");
  const { code } = await withProgress("Downloading Chromium by Playwright", () =>
    run(requireProjectNode(), [cli, "install", "--no-shell", "chromium"], { timeoutMs: 5 * MINUTE_MS }),
  );
  return code === 0 ? firstWorking(inPlaywrightCache()) : null;
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = async (name) =>
    run("apt-get", ["install", "-y", "--no-install-recommends", name], { env, timeoutMs: 10 * MINUTE_MS });
  await withProgress("Installing Debian's Chromium", async () => {
    await run("apt-get", ["update"], { env, timeoutMs: 5 * MINUTE_MS });
    const shell = await install(SHELL);
    return shell.code === 0 ? shell : install("chromium"); // older releases have no package of the shell
  });
  return firstWorking(onPath());
}

/**
 * Finds a Chromium or Chrome that starts; where there is none, gets one by Playwright's download or, as root
 * on Debian, by its package.
 * @returns {Promise<string>} the path of its executable; throws an `Advice` when there is no way to get one
 */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await works(chosen)) return chosen;
    throw new Advice(
      `CHROMIUM_PATH is '${chosen}', which does not start: correct or unset it, then run this again.`,
    );
  }
  const found =
    (await firstWorking([...onPath(), ...FIXED, ...inPlaywrightCache()])) ??
    (await downloadByPlaywright()) ??
    (await installByApt());
  if (found === null) throw new Advice(ADVICE);
  return found;
}

if (process.argv[1] === import.meta.filename)
  await runCommand(async () => {
    const path = await ensureBrowser();
    console.log(path);
  });

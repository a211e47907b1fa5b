import "./require-node.mjs";
import { execFileSync, spawn } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { cpus, tmpdir, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { outerEnvironment, ROOT } from "./processes.mjs";
import { runCommand } from "./progress.mjs";

const HELP = `npm run bench:arrival: what a newcomer waits for and what it takes on disk.
Clones a state of this repository into an empty folder, runs 'npm start' there until the site answers, and
measures; several states take turns, so that a machine that slows down slows all of them.

  npm run bench:arrival                            the last commit
  npm run bench:arrival -- --against v0.1 --runs 3 beside another one, three times each`;

const MB = 1_000_000;
const READY = /https?:\/\/[\w.[\]:-]+:\d+/;
const MOST_MS = 10 * 60_000;

/** Bytes of a folder's files; one that several names share counts once. */
function bytesOf(folder) {
  const seen = new Set();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const { ino, size, nlink } = lstatSync(join(entry.parentPath, entry.name));
    if (!entry.isFile() || (nlink > 1 && seen.has(ino))) continue;
    seen.add(ino);
    bytes += size;
  }
  return bytes;
}

/** Starts the clone and waits for its address. @returns {Promise<{ installMs: number, readyMs: number }>} */
function arrive(folder) {
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...outerEnvironment(), PORT: "0", DATA_DIR: join(folder, ".data"), CI: "true" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const stop = () => process.kill(-child.pid, "SIGTERM");
  return new Promise((done, fail) => {
    let output = "";
    let installMs = 0;
    const timer = setTimeout(
      () => fail(new Error(`not ready after ${MOST_MS / 60_000} minutes:\n${output}`)),
      MOST_MS,
    );
    const read = (text) => {
      output += text;
      if (installMs === 0 && /Installing packages: done/.test(output))
        installMs = performance.now() - started;
      if (!READY.test(output)) return;
      clearTimeout(timer);
      done({ installMs, readyMs: performance.now() - started });
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.on("close", (code) => {
      clearTimeout(timer);
      fail(new Error(`npm start ended with ${code}:\n${output}`));
    });
  }).finally(stop);
}

async function measure(state) {
  const folder = mkdtempSync(join(tmpdir(), "arrival-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", ROOT, folder]);
    execFileSync("git", ["checkout", "--quiet", state], { cwd: folder });
    const { installMs, readyMs } = await arrive(folder);
    const folders = ["node_modules", join("runtime", "node_modules")].map((name) => join(folder, name));
    const installed = folders.map((path) => (lstatSync(path, { throwIfNoEntry: false }) ? bytesOf(path) : 0));
    return { mb: (installed[0] + installed[1]) / MB, install: installMs / 1000, ready: readyMs / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const range = (values) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      against: { type: "string", multiple: true, default: [] },
      runs: { type: "string", default: "1" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return console.log(HELP);
  const results = new Map([...values.against, "HEAD"].map((state) => [state, []]));
  for (let round = 0; round < Number(values.runs); round++)
    for (const [state, found] of results) found.push(await measure(state));
  console.log(`${type()}, ${cpus().length} cores, Node ${process.versions.node}; median (least to most)\n`);
  console.log(
    "| state | installed, MB | installed after, s | site answers after, s |\n| --- | --- | --- | --- |",
  );
  for (const [state, found] of results) {
    const column = (key) => range(found.map((result) => result[key]));
    console.log(`| ${state} | ${column("mb")} | ${column("install")} | ${column("ready")} |`);
  }
});

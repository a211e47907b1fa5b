import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { Advice } from "./progress.mjs";

/** The repository's root; every command runs there, wherever it was called from. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** The agency that is built and served: chosen by the environment, or by the file `.env` as everything else is. */
export const AGENCY = setting("AGENCY_DIR") || "agency";

/** Where its pages are built and served from; chosen in the same way. */
export const CLIENT = setting("BUILD_DIR") || "build/client";

function setting(name) {
  const file = join(ROOT, ".env");
  const given = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return (process.env[name] ?? given[name])?.trim();
}

/** Where Node 24 stands on a machine whose own Node is too old. */
export const RUNTIME = join(ROOT, "runtime");

const BIN = join(ROOT, "node_modules", ".bin");
const NODE_BIN = join(RUNTIME, "node_modules", "node", "bin");
const NODE_24 = join(NODE_BIN, process.platform === "win32" ? "node.exe" : "node");
/** The first that the build runs on (React Router) and that reads TypeScript by itself. */
const RECENT = [22, 22];

/** Whether the Node that runs this can build and serve the site. */
export function isNodeRecent() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > RECENT[0] || (major === RECENT[0] && minor >= RECENT[1]);
}

/** The Node that builds and serves: this one, or the Node 24 that was installed; null where neither will do. */
export function projectNode() {
  if (isNodeRecent()) return process.execPath;
  return existsSync(NODE_24) ? NODE_24 : null;
}

/** The same; without one it says how to get it. */
export function requireProjectNode() {
  const node = projectNode();
  if (node === null)
    throw new Advice("Node 24 is missing: run 'npm rebuild --prefix runtime node', then run this again.");
  return node;
}

/**
 * The environment for the project's own tools: its binaries and its Node come first.
 * @param {Record<string, string | undefined>} extra variables to add
 */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    AGENCY_DIR: AGENCY,
    BUILD_DIR: CLIENT,
    PATH: [BIN, dirname(projectNode() ?? NODE_24), process.env.PATH ?? ""].join(delimiter),
    ...extra,
  };
}

/** The environment without the project's binaries: for npm, which replaces the very Node that stands there. */
export function outerEnvironment() {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((entry) => ![BIN, NODE_BIN].includes(resolve(entry)));
  return { ...process.env, PATH: path.join(delimiter) };
}

const running = new Set();

/** Stops every command that `run` has under way: for a program that is itself told to stop. */
export function stopCommands() {
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs a command to its end, without standard input, and keeps what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, cwd?: string }} options
 * @returns {Promise<{ code: number, output: string }>} exit code (1 when it could not be started or was
 *   stopped) and both output streams as they came
 */
export function run(command, args, { env = toolEnvironment(), timeoutMs, cwd = ROOT } = {}) {
  return new Promise((done) => {
    let output = "";
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    running.add(child);
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    child.on("error", (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code) => {
      running.delete(child);
      done({ code: code ?? 1, output });
    });
  });
}
